import {
  acceptInvitation,
  changeRole,
  handOverCompany,
  inviteToCompany,
  leaveCompany,
  makeCompany,
  removePerson,
  renameCompany,
  showCompany,
  withdrawInvitation,
} from '@hongyan/domain'
import { success } from '../../calls/envelope.ts'
import type { Answer } from '../../server/http/answer.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import {
  acceptInvitationCall,
  changeRoleCall,
  handOverCall,
  inviteCall,
  leaveCompanyCall,
  makeCompanyCall,
  removePersonCall,
  renameCompanyCall,
  showCompanyCall,
  withdrawInvitationCall,
} from './endpoints.ts'
import { presentCompany } from './present.ts'

const done: Answer = { kind: 'reply', status: 200, body: { code: 1, errorMsg: '' } }

async function after(work: Promise<unknown>): Promise<Answer> {
  await work
  return done
}

export const companyRoutes: readonly Route[] = [
  defineRoute(showCompanyCall, async (_input, { ctx }) => ({
    kind: 'reply',
    status: 200,
    body: success(presentCompany(await showCompany(ctx), ctx.now())),
  })),
  defineRoute(makeCompanyCall, ({ body }, { ctx }) => after(makeCompany(ctx, body))),
  defineRoute(renameCompanyCall, ({ body }, { ctx }) => after(renameCompany(ctx, body))),
  defineRoute(inviteCall, ({ body }, { ctx, locale }) => after(inviteToCompany(ctx, { ...body, locale }))),
  defineRoute(withdrawInvitationCall, ({ params }, { ctx }) => after(withdrawInvitation(ctx, params))),
  defineRoute(changeRoleCall, ({ params: { id: personId }, body }, { ctx }) =>
    after(changeRole(ctx, { personId, ...body })),
  ),
  defineRoute(handOverCall, ({ params: { id: personId } }, { ctx }) =>
    after(handOverCompany(ctx, { personId })),
  ),
  defineRoute(removePersonCall, ({ params: { id: personId } }, { ctx }) =>
    after(removePerson(ctx, { personId })),
  ),
  defineRoute(leaveCompanyCall, (_input, { ctx }) => after(leaveCompany(ctx))),
  defineRoute(acceptInvitationCall, ({ body }, { ctx }) => after(acceptInvitation(ctx, body))),
]

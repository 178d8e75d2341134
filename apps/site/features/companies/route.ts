import { acceptInvitation } from '@hongyan/domain/companies/accept-invitation'
import { changeRole } from '@hongyan/domain/companies/change-role'
import { handOverCompany } from '@hongyan/domain/companies/hand-over-company'
import { inviteToCompany } from '@hongyan/domain/companies/invite-to-company'
import { leaveCompany } from '@hongyan/domain/companies/leave-company'
import { makeCompany } from '@hongyan/domain/companies/make-company'
import { removePerson } from '@hongyan/domain/companies/remove-person'
import { renameCompany } from '@hongyan/domain/companies/rename-company'
import { showCompany } from '@hongyan/domain/companies/show-company'
import { withdrawInvitation } from '@hongyan/domain/companies/withdraw-invitation'
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

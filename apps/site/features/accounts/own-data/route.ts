import { endOwnSessions } from '@hongyan/domain/accounts/end-own-sessions'
import { listSessions } from '@hongyan/domain/accounts/list-sessions'
import { countHoldings } from '@hongyan/domain/own-data/count-holdings'
import { deleteAccount } from '@hongyan/domain/own-data/delete-account'
import { exportAccount } from '@hongyan/domain/own-data/export-account'
import { success } from '../../../calls/envelope.ts'
import { type Answer, refuse } from '../../../server/http/answer.ts'
import { type At, defineRoute, type Route } from '../../../server/requests/route.ts'
import type { AccountServices } from '../account-services.ts'
import { leave, signOutHere } from '../sign-out-here.ts'
import {
  deleteAccountCall,
  endSessionCall,
  exportAccountCall,
  listSessionsCall,
  showHoldings,
  signOutEverywhere,
} from './endpoints.ts'
import { presentExport, presentSession } from './present.ts'

const reply = (body: unknown, setCookie?: readonly string[]): Answer => ({
  kind: 'reply',
  status: 200,
  body,
  ...(setCookie === undefined ? {} : { setCookie }),
})

/**
 * Signs every other browser out, then this one: whoever is broken off in between can ask again. The provider is told of
 * this one, whose sign-in it knows.
 */
async function leaveEverywhere({ ctx, account, services, headers, locale }: At<AccountServices>) {
  await endOwnSessions(ctx, { id: 'all', ...(account && { except: account.id }) })
  return signOutHere(ctx, services, { cookie: headers.cookie, locale })
}

/** What an account may see and do about what is held of it. */
export const ownDataRoutes: readonly Route<AccountServices>[] = [
  defineRoute(showHoldings, async (_input, { ctx }) => reply(success(await countHoldings(ctx)))),
  defineRoute(exportAccountCall, async (_input, { ctx }) => {
    const file = presentExport(await exportAccount(ctx), ctx.now())
    const bytes = Buffer.from(JSON.stringify(file, null, 2))
    return { kind: 'file', mediaType: 'application/json; charset=utf-8', bytes, name: 'hongyan-account.json' }
  }),
  defineRoute(listSessionsCall, async (_input, { ctx, account }) => {
    const sessions = await listSessions(ctx)
    return reply(success({ sessions: sessions.map((one) => presentSession(one, account?.id ?? null)) }))
  }),
  defineRoute(endSessionCall, async ({ params }, { ctx, account }) => {
    // The device in hand signs out by its own call, which tells the provider as well.
    if (params.id === account?.id) return refuse('not-available')
    await endOwnSessions(ctx, { id: params.id })
    return reply({ code: 1, errorMsg: '' })
  }),
  defineRoute(signOutEverywhere, async (_input, at) => {
    const { next, cookies } = await leaveEverywhere(at)
    return reply(success({ next }), cookies)
  }),
  defineRoute(deleteAccountCall, async (_input, at) => {
    const { ordersKept, idToken } = await deleteAccount(at.ctx, { sessionId: at.account?.id ?? null })
    const { next, cookies } = await leave(at.services, { idToken }, at.locale)
    return reply(success({ ordersKept, next }), cookies)
  }),
]

import { deviceKey } from '@hongyan/domain/accounts/device-key'
import { isEndedForGood } from '@hongyan/domain/accounts/is-ended-for-good'
import { countUnderWay } from '@hongyan/domain/own-data/count-under-way'
import { success } from '../../calls/envelope.ts'
import { type At, defineRoute, type Route } from '../../server/requests/route.ts'
import type { AccountServices } from './account-services.ts'
import { countUnderWayCall, deviceKeyCall, keepSignedIn, showAccount, signOut } from './endpoints.ts'
import { presentAccount } from './present.ts'
import { signOutHere } from './sign-out-here.ts'

const tell = async (at: At<AccountServices>) => ({
  kind: 'reply' as const,
  status: 200,
  body: success(presentAccount(at.account, at.ctx.now())),
  ...((await isForgotten(at)) ? { setCookie: at.services.accountCookie.forget() } : {}),
})

/** Whether whoever was signed in and is no more is told so by the cookies too. */
async function isForgotten({ account, ctx, services, headers }: At<AccountServices>): Promise<boolean> {
  const { accountCookie } = services
  if (account !== null || !accountCookie.isMarked(headers.cookie)) return false
  const secret = accountCookie.read(headers.cookie)
  return secret === null || isEndedForGood(ctx, { secret })
}

/** The calls about whoever is signed in. */
export const accountsRoutes: readonly Route<AccountServices>[] = [
  defineRoute(showAccount, async (_input, at) => tell(at)),
  defineRoute(keepSignedIn, async (_input, at) => tell(at)),
  defineRoute(countUnderWayCall, async (_input, { ctx }) => {
    const { ordersWaiting, shipmentsUnderway } = await countUnderWay(ctx)
    return { kind: 'reply', status: 200, body: success({ ordersWaiting, shipmentsUnderway }) }
  }),
  defineRoute(deviceKeyCall, async (_input, { ctx }) => {
    const key = Buffer.from(deviceKey(ctx)).toString('base64')
    return { kind: 'reply', status: 200, body: success({ key }) }
  }),
  defineRoute(signOut, async (_input, { ctx, services, headers, locale }) => {
    const { next, cookies } = await signOutHere(ctx, services, { cookie: headers.cookie, locale })
    return { kind: 'reply', status: 200, body: success({ next }), setCookie: cookies }
  }),
]

import { deviceKey } from '@hongyan/domain/accounts/device-key'
import { isEndedForGood } from '@hongyan/domain/accounts/is-ended-for-good'
import { orderKinds } from '@hongyan/domain/orders/order-vocabulary'
import { countUnderWay } from '@hongyan/domain/own-data/count-under-way'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { z } from 'zod'
import { success, successOf } from '../../calls/envelope.ts'
import { signInNeeded } from '../../calls/refusals.ts'
import type { Answer } from '../../server/http/answer.ts'
import { defineAction, defineAnswer } from '../../server/requests/action.ts'
import type { At, Route } from '../../server/requests/route.ts'
import type { AccountServices } from './account-services.ts'
import { presentAccount } from './present.ts'
import { signOutHere } from './sign-out-here.ts'

const account = z.object({
  signedIn: z.boolean(),
  name: z.string().nullable().describe('As the identity provider tells it; null where it tells none.'),
  company: z.string().nullable().describe('What their company is called; null for none.'),
  monthly: z.boolean().describe('Whether a contract of its own lets it pay by a monthly account.'),
  idleSeconds: z.int().nullable().describe('Until one is signed out, unless something is done before.'),
  endsSeconds: z.int().nullable().describe('Until one is signed out in any case.'),
})

const shared = {
  family: 'accounts',
  shape: 'own',
  credentials: true,
  refusals: [],
  limit: 'account',
} as const

const nobody = {
  signedIn: false,
  name: null,
  company: null,
  monthly: false,
  idleSeconds: null,
  endsSeconds: null,
}

async function answerAccount(at: At<AccountServices>): Promise<Answer> {
  const forgotten = (await isForgotten(at)) ? { setCookie: at.services.accountCookie.forget() } : {}
  return { kind: 'reply', status: 200, body: success(presentAccount(at.account, at.ctx.now())), ...forgotten }
}

/** Whether whoever was signed in and is no more is told so by the cookies too. */
async function isForgotten({ account, ctx, services, headers }: At<AccountServices>): Promise<boolean> {
  const { accountCookie } = services
  if (account !== null || !accountCookie.isMarked(headers.cookie)) return false
  const secret = accountCookie.read(headers.cookie)
  return secret === null || isEndedForGood(ctx, { secret })
}

export const showAccountAction = defineAnswer(
  {
    ...shared,
    id: 'showAccount',
    method: 'GET',
    path: '/v1/account',
    summary: { en: 'Who is signed in, and for how long', zh: '谁登录着，还能登录多久' },
    description: { en: 'Looking keeps nobody signed in.', zh: '只是看，不会延长登录。' },
    replies: { 200: successOf(account) },
    examples: [{ title: 'Nobody', request: {}, status: 200, reply: { code: 1, data: nobody } }],
    access: { who: 'anyone', record: 'own', origin: 'any', repeat: 'reads', inUse: false },
  },
  (_input, at: At<AccountServices>) => answerAccount(at),
)

export const keepSignedInAction = defineAnswer(
  {
    ...shared,
    id: 'keepSignedIn',
    method: 'POST',
    path: '/v1/account/presence',
    summary: {
      en: 'Extend the session: the idle time starts again',
      zh: '表示人还在：不操作的时间重新算起',
    },
    body: z.strictObject({}),
    replies: { 200: successOf(account) },
    examples: [{ title: 'Nobody', request: { body: {} }, status: 200, reply: { code: 1, data: nobody } }],
    access: { who: 'anyone', record: 'own', origin: 'allowed', repeat: 'repeats' },
  },
  (_input, at: At<AccountServices>) => answerAccount(at),
)

export const countUnderWayAction = defineAction(
  {
    ...shared,
    id: 'countUnderWay',
    method: 'GET',
    path: '/v1/account/counts',
    summary: { en: 'How much of the account is under way', zh: '账户有多少订单待取件、多少运单在路上' },
    description: { en: 'Looking keeps nobody signed in.', zh: '只是看，不会延长登录。' },
    replies: {
      200: successOf(
        z.object({
          ordersWaiting: z.int().describe('Orders that nobody has collected yet.'),
          shipmentsUnderway: z.int().describe('Shipments on their way, sent or to be received.'),
          phone: z.string().nullable().describe('Their verified number, most digits hidden; null for none.'),
          lastOrder: z
            .object({
              number: z.string(),
              kind: z.enum(orderKinds),
              recipientName: z.string(),
              goods: z.array(z.string()),
            })
            .nullable()
            .describe('The newest order, to be placed again; null for none.'),
        }),
      ),
    },
    refusals: [signInNeeded],
    examples: [{ title: 'Not signed in', request: {}, status: 401, reply: { code: 1401 } }],
    access: { who: 'customer', record: 'own', origin: 'any', repeat: 'reads', inUse: false },
  },
  async (_input, { ctx }) => {
    const { phone, ...counts } = await countUnderWay(ctx)
    return { ...counts, phone: phone && maskPhone(phone) }
  },
)

export const deviceKeyAction = defineAction(
  {
    ...shared,
    id: 'deviceKey',
    method: 'GET',
    path: '/v1/account/device-key',
    summary: {
      en: 'The key by which a browser seals what was typed when its session ends',
      zh: '会话结束时，浏览器封存所填内容用的密钥',
    },
    description: {
      en: 'The same for every session of the account. Looking keeps nobody signed in.',
      zh: '同一个账户的每次登录都是这一个。只是看，不会延长登录。',
    },
    replies: { 200: successOf(z.object({ key: z.string().describe('32 bytes, base64.') })) },
    refusals: [signInNeeded],
    examples: [{ title: 'Not signed in', request: {}, status: 401, reply: { code: 1401 } }],
    access: { who: 'customer', record: 'own', origin: 'any', repeat: 'reads', inUse: false },
  },
  async (_input, { ctx }) => ({ key: Buffer.from(deviceKey(ctx)).toString('base64') }),
)

export const signOutAction = defineAnswer(
  {
    ...shared,
    id: 'signOut',
    method: 'POST',
    path: '/v1/account/sign-out',
    summary: { en: 'Sign out, here and at the identity provider', zh: '退出登录，本站和登录服务一起' },
    description: {
      en:
        'Here it is done when the answer comes; `next` is where the browser has to go for the provider, or the page that ' +
        'says so where there is nothing to do there.',
      zh: '答复到的时候，本站已经退出。浏览器接着去 `next`：在登录服务那里退出；那里没有要办的，就是告知已退出的页面。',
    },
    body: z.strictObject({}),
    replies: { 200: successOf(z.object({ next: z.string() })) },
    examples: [{ title: 'Nobody', request: { body: {} }, status: 200, reply: { code: 1 } }],
    access: { who: 'anyone', record: 'own', origin: 'allowed', repeat: 'repeats', inUse: false },
    limit: 'sign-in',
  },
  async (_input, { ctx, services, headers, locale }: At<AccountServices>) => {
    const { next, cookies } = await signOutHere(ctx, services, { cookie: headers.cookie, locale })
    return { kind: 'reply', status: 200, body: success({ next }), setCookie: cookies }
  },
)

/** The calls about whoever is signed in. */
export const accountActions: readonly Route<AccountServices>[] = [
  showAccountAction,
  keepSignedInAction,
  countUnderWayAction,
  deviceKeyAction,
  signOutAction,
]

import { endOwnSessions } from '@hongyan/domain/accounts/end-own-sessions'
import { listSessions } from '@hongyan/domain/accounts/list-sessions'
import { countHoldings } from '@hongyan/domain/own-data/count-holdings'
import { deleteAccount } from '@hongyan/domain/own-data/delete-account'
import { exportAccount } from '@hongyan/domain/own-data/export-account'
import { z } from 'zod'
import { plainSuccess, success, successOf } from '../../../calls/envelope.ts'
import { companyBusy, conflict, lastOwner, notAvailable, signInNeeded } from '../../../calls/refusals.ts'
import { Refused } from '../../../server/http/refused.ts'
import { defineAction, defineAnswer } from '../../../server/requests/action.ts'
import type { At, Route } from '../../../server/requests/route.ts'
import type { AccountServices } from '../account-services.ts'
import { leave, signOutHere } from '../sign-out-here.ts'
import { presentExport, presentSession } from './present.ts'

const iso = z.iso.datetime({ offset: true })
const shared = { family: 'accounts', shape: 'own', credentials: true, limit: 'account' } as const
const reading = { who: 'customer', record: 'own', origin: 'any', repeat: 'reads' } as const
const writing = { who: 'customer', record: 'own', origin: 'allowed', repeat: 'repeats' } as const
const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const

export const showHoldingsAction = defineAction(
  {
    ...shared,
    id: 'showHoldings',
    method: 'GET',
    path: '/v1/account/holdings',
    summary: { en: 'How much is held about the account, by kind', zh: '这个账户存了多少东西，按种类数' },
    description: {
      en:
        '`underWay` orders have not ended, `openClaims` claims are not decided: `peopleLeft` people would be left in a ' +
        'company that nobody owns, `companyUnderWay` orders of one that would close: while there are any the account cannot be deleted.',
      zh: '`underWay` 是还没有结束的订单，`openClaims` 是还没有结案的理赔，`peopleLeft` 是会留在没有所有者的企业里的人，`companyUnderWay` 是会关闭的企业里还没有结束的订单；有其中一样，账户就不能注销。',
    },
    replies: {
      200: successOf(
        z.object({
          addresses: z.int(),
          orders: z.int(),
          drafts: z.int(),
          subscriptions: z.int(),
          nicknames: z.int(),
          deliveryChanges: z.int(),
          claims: z.int(),
          apiKeys: z.int(),
          webhooks: z.int(),
          companyOrders: z.int(),
          underWay: z.int(),
          openClaims: z.int(),
          peopleLeft: z.int(),
          companyUnderWay: z.int(),
        }),
      ),
    },
    refusals: [signInNeeded],
    access: reading,
    examples: [{ ...signedOut, request: {} }],
  },
  (_input, { ctx }) => countHoldings(ctx),
)

export const exportAccountAction = defineAction(
  {
    ...shared,
    id: 'exportAccount',
    method: 'GET',
    path: '/v1/account/export',
    summary: {
      en: 'Everything held about the account, as a JSON file to keep',
      zh: '这个账户的全部内容，存成一个 JSON 文件',
    },
    replies: { 200: 'file' },
    refusals: [signInNeeded],
    access: reading,
    examples: [{ ...signedOut, request: {} }],
  },
  async (_input, { ctx }) => {
    const file = presentExport(await exportAccount(ctx), ctx.now())
    const bytes = Buffer.from(JSON.stringify(file, null, 2))
    return { mediaType: 'application/json; charset=utf-8', bytes, name: 'hongyan-account.json' }
  },
)

export const listSessionsAction = defineAction(
  {
    ...shared,
    id: 'listSessions',
    method: 'GET',
    path: '/v1/account/sessions',
    summary: { en: 'Where the account is signed in', zh: '这个账户在哪些设备上登录着' },
    replies: {
      200: successOf(
        z.object({
          sessions: z.array(
            z.object({
              id: z.string(),
              device: z.string().nullable().describe('Browser and system, where they are known.'),
              since: iso,
              lastSeen: iso,
              current: z.boolean(),
            }),
          ),
        }),
      ),
    },
    refusals: [signInNeeded],
    access: reading,
    examples: [{ ...signedOut, request: {} }],
  },
  (_input, { ctx }) => listSessions(ctx),
  (sessions, { account }) => ({
    sessions: sessions.map((one) => presentSession(one, account?.id ?? null)),
  }),
)

export const endSessionAction = defineAction(
  {
    ...shared,
    id: 'endSession',
    method: 'POST',
    path: '/v1/account/sessions/{id}/end',
    summary: { en: 'Sign the account out on another device', zh: '让这个账户在另一台设备上退出' },
    params: z.object({ id: z.string().min(1).max(40) }),
    body: z.strictObject({}),
    replies: { 200: plainSuccess },
    refusals: [signInNeeded, notAvailable],
    access: writing,
    examples: [{ ...signedOut, request: { params: { id: 'x' }, body: {} } }],
  },
  ({ params: { id } }, { ctx, account }) => {
    // The device in hand signs out by its own call, which tells the provider as well.
    if (id === account?.id) throw new Refused({ refusal: notAvailable })
    return endOwnSessions(ctx, { id })
  },
)

export const signOutEverywhereAction = defineAnswer(
  {
    ...shared,
    id: 'signOutEverywhere',
    method: 'POST',
    path: '/v1/account/sign-out-everywhere',
    summary: {
      en: 'Sign the account out on every device, here and at the identity provider',
      zh: '让这个账户在所有设备上退出，登录服务也一起退出',
    },
    description: {
      en: '`next` is where this browser has to go, as with `/v1/account/sign-out`.',
      zh: '`next` 是浏览器接下来要去的地址，和 `/v1/account/sign-out` 一样。',
    },
    body: z.strictObject({}),
    replies: { 200: successOf(z.object({ next: z.string() })) },
    refusals: [signInNeeded],
    access: writing,
    examples: [{ ...signedOut, request: { body: {} } }],
  },
  async (_input, { ctx, account, services, headers, locale }: At<AccountServices>) => {
    // Every other browser first: whoever is broken off in between can ask again. The provider is told of this one.
    await endOwnSessions(ctx, { id: 'all', ...(account && { except: account.id }) })
    const { next, cookies } = await signOutHere(ctx, services, { cookie: headers.cookie, locale })
    return { kind: 'reply', status: 200, body: success({ next }), setCookie: cookies }
  },
)

export const deleteAccountAction = defineAnswer(
  {
    ...shared,
    id: 'deleteAccount',
    method: 'POST',
    path: '/v1/account/delete',
    summary: { en: 'Delete the account, for good', zh: '注销账户，不能恢复' },
    description: {
      en:
        'The address book, drafts, subscriptions, nicknames, API keys, webhooks and sessions are deleted at once. Orders and ' +
        'claims stay as long as the law keeps them, as those of nobody’s account. It leaves its company, which closes with the last one. While one has not ended the answer is 409.',
      zh: '地址簿、草稿、通知、备注名和登录立即删除；订单和理赔按法律要求的期限保留，不再属于任何账户。账户退出企业，最后一个人退出时企业关闭。有一件还没结束时答 409。',
    },
    body: z.strictObject({ confirmed: z.literal(true) }),
    replies: { 200: successOf(z.object({ ordersKept: z.int(), next: z.string() })) },
    refusals: [signInNeeded, conflict, lastOwner, companyBusy],
    access: writing,
    examples: [{ ...signedOut, request: { body: { confirmed: true } } }],
  },
  async (_input, { ctx, account, services, locale }: At<AccountServices>) => {
    const { ordersKept, idToken } = await deleteAccount(ctx, { sessionId: account?.id ?? null })
    const { next, cookies } = await leave(services, { idToken }, locale)
    return { kind: 'reply', status: 200, body: success({ ordersKept, next }), setCookie: cookies }
  },
)

/** What an account may see and do about what is held of it. */
export const ownDataActions: readonly Route<AccountServices>[] = [
  showHoldingsAction,
  exportAccountAction,
  listSessionsAction,
  endSessionAction,
  signOutEverywhereAction,
  deleteAccountAction,
]

import { DatabaseBusyError, type Db } from '@hongyan/db'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { FormOutcome } from '../../../calls/form-outcome.ts'
import { TooLate } from '../../../server/http/answer-in-time.ts'
import type { FormAnswer } from '../../../server/requests/form.ts'
import { registerForms } from '../../../server/routing/register-forms.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from '../../../server/testing/api-under-test.ts'
import { visitorsOf } from '../../../server/testing/visitors.ts'
import { orderForms } from '../forms.ts'
import type { SubmittedOrder } from '../ui/submitted-order.ts'

type OrderFormEntry = (typeof orderForms)[number]
type Values = Readonly<Record<string, string | readonly string[]>>

const window = '2026-11-21T14:00:00+08:00|2026-11-21T15:00:00+08:00'
/** A form that lacks nothing but who sends it. */
export const filled = {
  kind: 'express',
  product: 'express-standard',
  'sender.name': '林样本',
  'sender.phone': '138 0000 1357',
  'sender.place': '广东省深圳市南山区',
  'sender.detail': '示例路 8 号',
  'recipient.name': '欧阳样例',
  'recipient.phone': '13900002468',
  'recipient.place': '北京朝阳',
  'recipient.detail': '示例北街 16 号',
  good: '茶叶',
  box: 'own',
  n: '2',
  l: '35',
  w: '30',
  h: '25',
  kg: '4.2',
  way: 'collect',
  window,
  payer: 'sender',
}

/** What the page of the review sends when its button is pressed. */
export const placing = ({ fields, terms, key }: SubmittedOrder) => ({
  ...Object.fromEntries(fields),
  total: String(terms?.total),
  arrivesUntil: terms?.arrivesUntil ?? '',
  termsVersion: terms?.termsVersion ?? '',
  key,
  do: 'place',
})

/** The order form beside an API of its own, as browsers without a script send it; opened and closed with the tests. */
export function submittedOrders(database: () => Db) {
  let api: ApiUnderTest
  let site: FastifyInstance
  let shown: FormOutcome | null | undefined
  let people = 0
  let cookie = ''
  const state = {
    /** What was asked is done, and nobody hears of it. */
    isLost: false,
    /** Nobody can say who is signed in. */
    isAway: false,
    /** The cookie of whoever is signed in; none for nobody. */
    account: '',
  }
  const answerOf = async (
    form: OrderFormEntry,
    ...[request]: Parameters<OrderFormEntry['answer']>
  ): Promise<FormAnswer> => {
    const answer = await form.answer(request)
    if (state.isLost) throw new TooLate(0)
    return answer
  }
  beforeAll(async () => {
    api = await createApiUnderTest(async () => {}, database())
    site = Fastify({ bodyLimit: 65_536 })
    const renderOnce = async ({ submitted }: { readonly submitted?: FormOutcome }) => {
      shown = submitted
      return { status: 200, html: '<p>page</p>', headers: {}, maxAge: null }
    }
    const read: typeof api.services.accountCookie.read = (cookie) => {
      if (state.isAway) throw new DatabaseBusyError('away')
      return api.services.accountCookie.read(cookie)
    }
    registerForms(
      site,
      {
        pages: { renderOnce },
        services: { ...api.services, accountCookie: { ...api.services.accountCookie, read } },
        parentDomain: undefined,
        accountOf: async () => null,
      },
      orderForms.map((form) => ({ ...form, answer: (request) => answerOf(form, request) })),
    )
    await site.ready()
  })
  afterAll(async () => {
    await site.close()
    await api.close()
  })
  const { mobileOf } = visitorsOf(() => api)

  async function send(values: Values) {
    const pairs = Object.entries(values).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((one): [string, string] => [name, one]),
    )
    const reply = await site.inject({
      method: 'POST',
      url: '/route/onPlaceorder',
      remoteAddress: `10.78.0.${people}`,
      headers: {
        origin: ownOrigin,
        cookie: [cookie, state.account].filter(Boolean).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(pairs).toString(),
    })
    cookie = String(reply.headers['set-cookie'] ?? cookie).split(';')[0] ?? ''
    return reply
  }
  async function post(values: Values): Promise<SubmittedOrder> {
    await send(values)
    if (shown?.kind !== 'order') throw new Error('the order page must answer')
    return shown
  }
  /** A form with a code, ready to be reviewed, of somebody new. */
  async function withCode(changes: Readonly<Record<string, string>> = {}) {
    people += 1
    cookie = ''
    const mobile = mobileOf()
    const asked = await post({ ...filled, ...changes, mobile, do: 'code' })
    if (asked.notice?.at !== 'code') throw new Error('a code must be sent')
    return { ...filled, ...changes, mobile, verifyCode: api.sms.codeFor(mobile) }
  }
  const orders = async () => (await database().query.selectFrom('orders').select('number').execute()).length
  return { state, api: () => api, shown: () => shown, mobileOf, send, post, withCode, orders }
}

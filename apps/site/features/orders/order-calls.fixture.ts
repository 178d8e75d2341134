import type { Db } from '@hongyan/db'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { signBody } from '../../server/security/check-signature.ts'
import {
  type ApiUnderTest,
  createApiUnderTest,
  testMoment,
  testPartner,
} from '../../server/testing/api-under-test.ts'
import { signIn } from '../../server/testing/sign-in.ts'

type Headers = Record<string, string>

/** The calls of orders under test, by two accounts and the company that carries. */
export function orderCalls(database: () => Db) {
  let opened: ApiUnderTest
  const who = { mine: {} as Headers, other: {} as Headers }
  beforeAll(async () => {
    opened = await createApiUnderTest(async () => {}, database())
    who.mine = await signIn(opened, 'mine')
    who.other = await signIn(opened, 'other')
  })
  afterAll(async () => opened.close())
  /** Open from the first test on. */
  const api = () => opened

  const window = { from: '2026-11-21T14:00:00+08:00', until: '2026-11-21T15:00:00+08:00' }
  const later = { from: '2026-11-23T10:00:00+08:00', until: '2026-11-23T11:00:00+08:00' }
  const order = (changes: object = {}) => ({
    kind: 'express',
    product: 'express-standard',
    sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
    recipient: { name: '欧阳样例', phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
    goods: [{ name: '茶叶' }],
    pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
    pickup: { way: 'collect', ...window },
    payer: 'sender',
    ...changes,
  })
  const get = (url: string, headers: Record<string, string> = {}) => api().send({ url, headers })
  const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code]
  const shownFor = async (changes: object = {}, headers = who.mine) => {
    const { total, arrivesUntil, termsVersion } = (
      await api().post('/v1/orders/price', { order: order(changes) }, headers)
    ).json().data
    return { total, arrivesUntil, termsVersion }
  }
  let keys = 0
  const keyed = (headers: Record<string, string>) => ({
    ...headers,
    'idempotency-key': `order-key-${++keys}`,
  })
  const place = async (changes: object = {}) =>
    (
      await api().post(
        '/v1/orders',
        { order: order(changes), shown: await shownFor(changes) },
        keyed(who.mine),
      )
    ).json().data as { number: string; total: number }
  const signed = (url: string, body: unknown) => {
    const payload = JSON.stringify(body)
    const seconds = String(Math.floor(testMoment / 1000))
    const signature = signBody(testPartner.secret, seconds, '', Buffer.from(payload))
    const headers = {
      'content-type': 'application/json',
      'x-hongyan-key': testPartner.keyId,
      'x-hongyan-time': seconds,
      'x-hongyan-signature': signature,
    }
    return api().send({ method: 'POST', url, headers, payload })
  }
  const accept = (number: string) => signed(`/v1/orders/${number}/answer`, { state: 'accepted' })
  return { api, who, window, later, order, get, codeOf, shownFor, keyed, place, signed, accept }
}

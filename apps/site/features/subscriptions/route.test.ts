import type { SubscriptionMessage } from '@hongyan/domain/subscriptions/subscription-message'
import { deliverNext, recordingReceivers } from '@hongyan/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../../tools/seed/refresh-samples.ts'
import { malformed, tooLate, unknownNumber, wrongCode } from '../../calls/refusals.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import { paths } from '../../paths.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from '../../server/testing/api-under-test.ts'
import { signIn } from '../../server/testing/sign-in.ts'
import { registerSubscriptions } from './register-subscriptions.ts'

let api: ApiUnderTest
let mailboxes: FastifyInstance
const number = sampleNumbers.in_transit.number

beforeAll(async () => {
  api = await createApiUnderTest(refreshSamples)
  mailboxes = Fastify({ routerOptions: { maxParamLength: 2048 } })
  registerSubscriptions(mailboxes, api.services)
  return async () => {
    await mailboxes.close()
    await api.close()
  }
})

const ask = (body: object, headers: Record<string, string> = {}) =>
  api.post('/v1/subscriptions', { number, channel: 'mail', address: 'reader@mail.example', ...body }, headers)

/** The mails that wait to go out. */
async function mails(): Promise<SubscriptionMessage[]> {
  const { arrived, ports } = recordingReceivers()
  while ((await deliverNext(api.ctx, ports)) !== null);
  return arrived.map(({ message }) => message as SubscriptionMessage)
}

async function confirmed(address: string): Promise<string> {
  await ask({ address })
  const message = (await mails()).find(({ to }) => to.address === address)
  const token = message?.kind === 'confirm' ? message.confirm : ''
  const answer = await api.post('/v1/subscriptions/confirm', { token })
  expect(answer.json()).toMatchObject({ code: 1, data: { number, address: expect.stringContaining('***@') } })
  return answer.json().data.stop
}

describe('following a shipment', () => {
  it('is asked for, confirmed by the mail’s token and stopped', async () => {
    const stop = await confirmed('one@mail.example')
    const stopping = () => api.post('/v1/subscriptions/stop', { token: stop })
    expect((await stopping()).json()).toEqual({ code: 1, data: { stopped: 1 }, errorMsg: '' })
    expect((await stopping()).json()).toEqual({ code: 1, data: { stopped: 0 }, errorMsg: '' })
  })

  it('answers the same whether the address follows it already', async () => {
    await confirmed('two@mail.example')
    const [known, strange] = [
      await ask({ address: 'two@mail.example' }),
      await ask({ address: 'tzo@mail.example' }),
    ]
    expect(known.json()).toEqual(strange.json())
  })

  it.each([
    [{ address: '' }, 400, malformed, '请填邮箱'],
    [{ moments: [] }, 400, malformed, '至少选一种情况'],
    [{ number: sampleNumbers.unknown.number }, 404, unknownNumber, '没有查到这个单号'],
    [{ number: sampleNumbers.delivered.number }, 409, tooLate, '这票货已经到了，不会再有变化'],
    [
      { channel: 'sms', address: '13900002468', code: '000000' },
      403,
      wrongCode,
      '验证码不对或已过期，请重新获取',
    ],
  ] as const)('%j is refused in the words of the form', async (body, status, { code }, errorMsg) => {
    const answer = await ask(body)
    expect([answer.statusCode, answer.json().code, answer.json().errorMsg]).toEqual([status, code, errorMsg])
  })

  it('by text message begins with a code to that number', async () => {
    const mobile = '13912340077'
    const purpose = 'subscription'
    await api.post('/cooperation/getVerifyCode', [{ phoneNum: mobile, purpose }])
    const answer = await ask({ channel: 'sms', address: mobile, code: api.sms.codeFor(mobile) })
    expect(answer.json()).toMatchObject({ data: { state: 'active', address: '139******77', until: null } })
  })

  it('refuses fields and choices that there are not', async () => {
    for (const body of [{ channel: 'fax' }, { moments: ['never'] }, { extra: 1 }, { number: 7 }]) {
      expect((await ask(body)).statusCode).toBe(400)
    }
  })
})

describe('what an account follows', () => {
  it('is its own alone', async () => {
    const [own, other] = [await signIn(api, 'own'), await signIn(api, 'other')]
    await ask({ channel: 'feed', address: '' }, own)
    const list = async (headers: Record<string, string>) =>
      (await api.send({ url: '/v1/subscriptions', headers })).json().data?.subscriptions
    const [{ id }] = await list(own)
    expect(await list(other)).toEqual([])
    const end = (headers: Record<string, string>) => api.post(`/v1/subscriptions/${id}/end`, {}, headers)
    expect((await end(other)).statusCode).toBe(404)
    expect((await end({})).statusCode).toBe(401)
    expect((await end(own)).json()).toEqual({ code: 1, errorMsg: '' })
    expect(await list(own)).toEqual([])
    expect((await end(own)).statusCode).toBe(404)
  })
})

describe('a mailbox’s own button', () => {
  const click = (token: string, payload = 'List-Unsubscribe=One-Click') =>
    mailboxes.inject({
      method: 'POST',
      url: paths.oneClickStop(token),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })

  it('stops without cookie or origin, once and again', async () => {
    const token = await confirmed('three@mail.example')
    expect((await click(token, 'x=1')).statusCode).toBe(400)
    expect((await click(token)).statusCode).toBe(200)
    expect((await click(token)).statusCode).toBe(200)
    expect((await click('made.up')).statusCode).toBe(410)
    expect((await click('')).statusCode).toBe(400)
  })

  it('opened as a link leads to the page that asks, and stops nothing', async () => {
    const token = await confirmed('four@mail.example')
    const answer = await mailboxes.inject({ url: paths.oneClickStop(token) })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      paths.stopSubscription('zh-CN', token),
    ])
    expect((await api.post('/v1/subscriptions/stop', { token })).json().data).toEqual({ stopped: 1 })
  })
})

describe('a web feed', () => {
  it('is Atom at an address nobody can guess, and is gone when it is stopped', async () => {
    const { feed, stop } = (await ask({ channel: 'feed', address: '' })).json().data
    const url = new URL(feed)
    expect(url.origin).toBe(ownOrigin)
    const read = () => mailboxes.inject({ url: url.pathname })
    const answer = await read()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body).toContain(number)
    expect(answer.body).not.toContain('{')
    await api.post('/v1/subscriptions/stop', { token: stop })
    expect((await read()).statusCode).toBe(404)
    expect((await mailboxes.inject({ url: paths.subscriptionFeed('x.y') })).statusCode).toBe(404)
  })
})

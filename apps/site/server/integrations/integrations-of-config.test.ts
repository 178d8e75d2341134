import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { OrderMessage } from '@hongyan/domain/orders/order-message'
import type { LocaleId } from '@hongyan/locales'
import { localeIds, pathFor } from '@hongyan/locales'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { checkSignature } from '../security/check-signature.ts'
import { aliyunSms, signedParameters } from './aliyun-sms.ts'
import { consoleSms } from './console-sms.ts'
import { httpReceiver } from './http-receiver.ts'
import { httpSms } from './http-sms.ts'
import { receiversFrom, smsFrom } from './integrations-of-config.ts'
import { receiptSms } from './receipt-sms.ts'
import { sampleMessage as message } from './sample-message.ts'

const moment = Date.UTC(2026, 10, 21, 4)
const secret = 'a secret that only this receiver knows'

type Got = { readonly body: string; readonly signed: boolean; readonly headers: Record<string, unknown> }
let server: Server
let url: string
let got: Got[]
let answer: { status: number; headers?: Record<string, string>; body?: string }

beforeEach(async () => {
  got = []
  answer = { status: 200 }
  server = createServer(async (request, response) => {
    const body = await text(request)
    const signed = checkSignature(request.headers, Buffer.from(body), { site: secret }, moment) !== null
    got.push({ body, signed, headers: request.headers })
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(() => server.close())

const parts = { now: () => moment, fetcher: fetch, patienceMs: 8000 }
describe('signed delivery', () => {
  const port = () => httpReceiver({ url, keyId: 'site', secret }, parts)

  it('is signed, carries its id as idempotency key, and lists its fields', async () => {
    expect(await port().send(message)).toEqual({ kind: 'delivered' })
    expect(got).toMatchObject([{ signed: true, headers: { 'idempotency-key': message.id } }])
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
      number: 'EQ-2222-2222',
      revision: 1,
      enquiry: { contactMobile: '13900000001', consent: { textVersion: '2026-11' } },
    })
  })

  it('carries no data after a withdrawal', async () => {
    await port().send({ ...message, kind: 'withdrawn', revision: 2, enquiry: null })
    expect(JSON.parse(got[0]?.body ?? '')).toEqual({
      id: message.id,
      number: 'EQ-2222-2222',
      kind: 'withdrawn',
      revision: 2,
      enquiry: null,
    })
  })

  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [302, 'refused'],
    [401, 'later'],
    [404, 'later'],
    [422, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ])('reads HTTP %d as %s', async (status, kind) => {
    answer = { status }
    expect((await port().send(message)).kind).toBe(kind)
  })

  it('waits as long as it is asked to, and survives a receiver that is not there', async () => {
    answer = { status: 503, headers: { 'retry-after': '30' } }
    expect(await port().send(message)).toEqual({ kind: 'later', problem: 'HTTP 503', afterMs: 30_000 })
    answer = { status: 429, headers: { 'retry-after': new Date(moment + 9000).toUTCString() } }
    expect(await port().send(message)).toMatchObject({ afterMs: 9000 })
    server.close()
    server.closeAllConnections()
    expect((await port().send(message)).kind).toBe('later')
  })

  it('follows no redirect with what it carries', async () => {
    answer = { status: 307, headers: { location: url } }
    await port().send(message)
    expect(got).toHaveLength(1)
  })
})

describe('text messages', () => {
  const code = {
    id: 'message-1',
    to: '13900000001',
    locale: 'zh-CN',
    text: { kind: 'code', code: '012345', minutes: 5 },
  } as const

  it('go to a gateway of one’s own, signed, in words', async () => {
    const sms = httpSms({ url, keyId: 'site', secret }, parts)
    expect(await sms.send(code)).toEqual({ kind: 'sent' })
    expect(got[0]?.signed).toBe(true)
    expect(JSON.parse(got[0]?.body ?? '')).toEqual({
      id: 'message-1',
      to: '13900000001',
      text: '验证码 012345，5 分钟内有效，请勿告诉他人。',
    })
    answer = { status: 400 }
    expect((await sms.send(code)).kind).toBe('refused')
    answer = { status: 502 }
    expect((await sms.send(code)).kind).toBe('unknown')
  })

  it('go to the provider as its documentation signs them', async () => {
    const signed = signedParameters(
      'testsecret',
      {
        Timestamp: '2016-02-23T12:46:24Z',
        Format: 'XML',
        AccessKeyId: 'testid',
        Action: 'DescribeRegions',
        SignatureMethod: 'HMAC-SHA1',
        SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
        Version: '2014-05-26',
        SignatureVersion: '1.0',
      },
      'GET',
    )
    expect(signed.Signature).toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=')
  })

  it('name the registered template, and read the provider’s answers', async () => {
    const sms = aliyunSms(
      {
        url,
        accessKeyId: 'id',
        accessKeySecret: 'secret',
        signName: '鸿雁物流',
        templates: { code: 'SMS_1', receipt: 'SMS_2', order: 'SMS_4', status: 'SMS_3' },
      },
      parts,
    )
    const outcomes = []
    for (const Code of ['OK', 'isv.BUSINESS_LIMIT_CONTROL', 'isp.SYSTEM_ERROR']) {
      answer = { status: 200, body: JSON.stringify({ Code, Message: 'x' }) }
      outcomes.push((await sms.send(code)).kind)
    }
    answer = { status: 200, body: 'not json' }
    outcomes.push((await sms.send(code)).kind)
    expect(outcomes).toEqual(['sent', 'refused', 'unknown', 'unknown'])
    const sent = new URLSearchParams(got[0]?.body)
    expect(Object.fromEntries(sent)).toMatchObject({
      Action: 'SendSms',
      Version: '2017-05-25',
      PhoneNumbers: '13900000001',
      SignName: '鸿雁物流',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"012345"}',
      Timestamp: '2026-11-21T04:00:00Z',
    })
  })

  it('carry the number of an enquiry once it is received, and nothing else', async () => {
    const lines: string[] = []
    const port = receiptSms(
      consoleSms((line) => lines.push(line)),
      'https://www.hongyan.example',
    )
    expect(await port.send(message)).toEqual({ kind: 'delivered' })
    await port.send({ ...message, kind: 'corrected' })
    await port.send({ ...message, kind: 'withdrawn', enquiry: null })
    expect(lines).toEqual([
      'text message to 13900000001: 我们已收到您的合作咨询，编号 EQ-2222-2222，会尽快与您联系。',
    ])
  })
})

describe('the receipt of an order without an account', () => {
  it('carries number and private link, in the language it was placed in', async () => {
    const lines: string[] = []
    const port = receiptSms(
      consoleSms((line) => lines.push(line)),
      'https://www.hongyan.example',
    )
    const of = (locale: LocaleId, kind: 'placed' | 'changed' = 'placed') =>
      ({
        id: 'm',
        topic: 'order',
        number: 'HO2611270000001',
        kind,
        revision: 1,
        guest: { mobile: '13900000001', locale, token: 'token' },
      }) as unknown as OrderMessage
    for (const locale of localeIds) await port.send(of(locale))
    await port.send(of('zh-CN', 'changed'))
    await port.send({ ...of('zh-CN'), guest: null })
    expect(lines).toHaveLength(localeIds.length)
    for (const [at, path] of localeIds.map((id) => pathFor(id, '/').replace(/\/$/, '')).entries())
      expect(lines[at]).toContain(
        `https://www.hongyan.example${path}/route/onPlaceorder#HO2611270000001.token`,
      )
  })
})

describe('the settings', () => {
  it('never print codes on a public site unasked', async () => {
    const config = parseConfig({ PUBLIC_ORIGIN: 'https://www.hongyan.example' })
    const outcome = await smsFrom(config, parts).send({
      id: 'm',
      to: '13900000001',
      locale: 'en-US',
      text: { kind: 'receipt', number: 'EQ' },
    })
    expect(outcome).toEqual({ kind: 'refused', problem: 'no gateway is set up' })
  })

  it('make receivers of what is named completely', () => {
    const named = (settings: Record<string, string>) =>
      Object.keys(
        receiversFrom(
          parseConfig(settings),
          { sms: consoleSms(() => {}), origin: 'https://www.hongyan.example' },
          parts,
        ),
      ).sort()
    expect(named({})).toEqual(['receipt'])
    const desk = { DESK_DELIVERY_URL: 'http://localhost:3001/in', DESK_DELIVERY_SECRET: 's'.repeat(32) }
    expect(named({ ...desk, WEBHOOK_URL: 'https://crm.example/in', WEBHOOK_SECRET: 's'.repeat(32) })).toEqual(
      ['desk', 'receipt', 'webhook'],
    )
  })
})

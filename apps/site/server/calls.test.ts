import { whereWritten } from '@hongyan/testing/where-written'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../tools/seed/refresh-samples.ts'
import type { Call, CallExample } from '../calls/call.ts'
import type { LimitName } from '../calls/limits.ts'
import { mediaType, notAllowed, tooFrequent, tooMany, unknownNumber } from '../calls/refusals.ts'
import { baseHeaders, siteIdentity } from '../client/base-headers.ts'
import { apiCalls } from '../features.ts'
import { routes as pageRoutes } from '../routes.ts'
import { limitSentences } from './http/limit-sentences.ts'
import { refusalsOfAll } from './http/openapi.ts'
import { signBody } from './security/check-signature.ts'
import {
  type ApiUnderTest,
  createApiUnderTest,
  ownOrigin,
  testMoment,
  testPartner,
  testStaff,
} from './testing/api-under-test.ts'
import { filterListPatterns, patternMatches } from './testing/filter-list-patterns.ts'
import { signIn } from './testing/sign-in.ts'

let api: ApiUnderTest
let browser: { readonly cookie: string }
beforeAll(async () => {
  api = await createApiUnderTest(refreshSamples)
  browser = await signIn(api, 'example')
})
afterAll(async () => api.close())

/** The address of a call with the parameters of a request filled in. */
function addressOf(call: Call, request: CallExample['request']): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(request.params?.[name] ?? 'x'),
  )
  const query = new URLSearchParams(request.query ?? {}).toString()
  return query === '' ? path : `${path}?${query}`
}

function signed(body: string | Buffer, signer = testPartner): Record<string, string> {
  const seconds = String(Math.floor(testMoment / 1000))
  return {
    'x-hongyan-key': signer.keyId,
    'x-hongyan-time': seconds,
    'x-hongyan-signature': signBody(signer.secret, seconds, '', Buffer.from(body)),
  }
}

const signers: Partial<Record<Call['access']['who'], typeof testPartner>> = {
  partner: testPartner,
  staff: testStaff,
}
const signerOf = (call: Call) => signers[call.access.who]

async function sendCall(call: Call, request: CallExample['request'], browser = {}) {
  const payload = JSON.stringify(request.body ?? {})
  const headers = signerOf(call) ? signed(payload, signerOf(call)) : { origin: ownOrigin, ...browser }
  return call.method === 'GET'
    ? api.send({
        url: addressOf(call, request),
        headers: signerOf(call) ? signed('', signerOf(call)) : { ...browser },
      })
    : api.send({
        method: 'POST',
        url: addressOf(call, request),
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      })
}

const posts = apiCalls.filter((call) => call.method === 'POST')
const openPosts = posts.filter((call) => !signerOf(call))

describe('every call', () => {
  const examples = apiCalls.flatMap((call) => call.examples.map((example) => ({ call, example })))

  it.each(examples)('$call.id answers its example "$example.title"', async ({ call, example }) => {
    const response = await sendCall(call, example.request, example.signedIn ? browser : {})
    expect(response.statusCode).toBe(example.status)
    expect(response.json()).toMatchObject(example.reply)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('has at least one example', () => {
    expect(apiCalls.filter((call) => call.examples.length === 0)).toEqual([])
  })

  it.each(openPosts)('$id refuses a POST without an allowed origin', async (call) => {
    for (const origin of [
      undefined,
      'null',
      'https://evil.example',
      'https://www.hongyan.example.evil.example',
      'https://shop.hongyan.example',
      'http://www.hongyan.example',
    ]) {
      const response = await api.send({
        method: 'POST',
        url: call.path,
        headers: { 'content-type': 'application/json', ...(origin ? { origin } : {}) },
        payload: JSON.stringify(call.examples[0]?.request.body ?? {}),
      })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({
        code: notAllowed.code,
        fields: [{ path: 'Origin', message: expect.stringContaining('ALLOWED_ORIGINS') }],
      })
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it.each(posts)('$id refuses everything but plain JSON', async (call) => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'application/jsonp' },
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      {},
    ]) {
      const response = await api.send({
        method: 'POST',
        url: call.path,
        headers: { origin: ownOrigin, ...headers },
        payload: '{}',
      })
      expect(response.statusCode).toBe(415)
      expect(response.json().code).toBe(mediaType.code)
    }
  })

  it.each(apiCalls)('$id answers 429 with the time to wait when its limit is used up', async (call) => {
    api.exhaust(call.limit)
    const response = await api.send({
      method: call.method,
      url: addressOf(call, { query: { waybillCode: 'x' } }),
      headers: {
        origin: ownOrigin,
        'sec-fetch-site': 'same-origin',
        ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(call.method === 'POST' ? { payload: '{}' } : {}),
    })
    api.exhaust(null)
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('7')
    const ofCodes = call.limit === 'code'
    expect(response.json()).toEqual({
      code: (ofCodes ? tooFrequent : tooMany).code,
      errorMsg: limitSentences[call.limit]['zh-CN'],
      ...(ofCodes ? {} : { requestId: expect.any(String) }),
    })
  })

  it.each(posts)('$id never fails over a strange body', async (call) => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const response = await sendCall(call, { body })
        expect(response.statusCode).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })

  it.each(posts)('$id never fails over bytes that are no JSON', async (call) => {
    for (const payload of [
      '',
      '{',
      '\u0000',
      '[1,]',
      'null',
      '"',
      Buffer.from([0xff, 0xfe, 0x7b]),
      '['.repeat(30_000),
    ]) {
      // Some older calls ask nothing by body: none is then no fault.
      if (payload === '' && call.body?.safeParse(undefined).success) continue
      const headers = signerOf(call) ? signed(payload, signerOf(call)) : {}
      const response = await api.send({
        method: 'POST',
        url: call.path,
        headers: { ...headers, origin: ownOrigin, 'content-type': 'application/json' },
        payload,
      })
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      expect(response.statusCode).toBeLessThan(500)
    }
  })

  it.each(apiCalls.filter((call) => call.query))('$id never fails over a strange query', async (call) => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...Object.keys(call.query?.shape ?? {})), fc.string()),
        async (query) => {
          const response = await api.send({ url: addressOf(call, { query }) })
          expect(response.statusCode).toBeLessThan(500)
        },
      ),
      { numRuns: 40 },
    )
    const name = Object.keys(call.query?.shape ?? {})[0]
    const twice = await api.send({ url: `${call.path}?${name}=a&${name}=b` })
    expect(twice.statusCode).toBeLessThan(500)
  })

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'says which methods it has to %s where that is none of them',
    async (method) => {
      for (const call of apiCalls) {
        const served = apiCalls.filter(({ path }) => path === call.path).map((one) => one.method)
        if (served.some((one) => one === method)) continue
        const response = await api.send({ method, url: addressOf(call, {}) })
        expect(response.statusCode, call.path).toBe(405)
        expect(response.headers.allow).toBe(served.join(', '))
      }
    },
  )

  it('ignores a callback parameter', async () => {
    const response = await api.send({ url: '/waybill/trackNoPin?waybillCode=HY660120260038&callback=alert' })
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.body.startsWith('{')).toBe(true)
  })
})

describe('sharing with other origins', () => {
  it('answers a preflight of an allowed origin, and of no other', async () => {
    for (const path of new Set(apiCalls.map((call) => call.path))) {
      const url = path.replace('{link}', 'x')
      const allowed = await api.send({ method: 'OPTIONS', url, headers: { origin: ownOrigin } })
      expect(allowed.statusCode).toBe(204)
      expect(allowed.headers['access-control-allow-origin']).toBe(ownOrigin)
      for (const origin of ['https://evil.example', 'null', 'https://www.hongyan.example.evil.example']) {
        const refused = await api.send({ method: 'OPTIONS', url, headers: { origin } })
        expect(refused.statusCode).toBe(403)
        expect(refused.headers['access-control-allow-origin']).toBeUndefined()
      }
    }
  })

  it('lets cookies through to the calls that have a use for them, and to no other', async () => {
    for (const call of apiCalls) {
      const { headers } = await api.send({
        method: call.method,
        url: addressOf(call, {}),
        headers: { origin: ownOrigin },
      })
      expect(headers.vary).toMatch(/^origin/i)
      expect(headers['access-control-allow-origin']).toBe(ownOrigin)
      expect([call.id, headers['access-control-allow-credentials']]).toEqual([
        call.id,
        call.credentials ? 'true' : undefined,
      ])
    }
  })

  it('permits every header that our own clients send, and lets a script read when to come back', async () => {
    const [allowed, exposed] = await Promise.all([
      api.send({ method: 'OPTIONS', url: '/cooperation/getVerifyCode', headers: { origin: ownOrigin } }),
      api.post('/waybill/jcpSwitch', {}),
    ])
    const permitted = String(allowed.headers['access-control-allow-headers']).split(', ')
    expect(permitted).toEqual(
      expect.arrayContaining([
        ...['client-info', 'app-params', 'app-key', 'business-type', 'source-client', 'access-gateway'],
        ...['version', 'content-type', 'x-request-id', 'cipher-text', 'cipher-key-id'],
      ]),
    )
    expect(Object.keys(baseHeaders(siteIdentity, 'en')).every((name) => permitted.includes(name))).toBe(true)
    expect(exposed.headers['access-control-expose-headers']).toContain('retry-after')
  })
})

describe('the table of codes', () => {
  it('gives every refusal a number of its own', () => {
    const numbers = refusalsOfAll(apiCalls).map(({ code }) => code)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('speaks the language of the visitor', async () => {
    const url = '/waybill/trackNoPin?waybillCode=HY660120269994'
    const words = async (headers: Record<string, string>) =>
      (await api.send({ url, headers })).json().errorMsg
    expect(await words({})).toBe(unknownNumber.text['zh-CN'])
    expect(await words({ 'accept-language': 'en-GB,en;q=0.9' })).toBe(unknownNumber.text['en-US'])
    await whereWritten('zh-HK', async (hk) =>
      expect(await words({ 'accept-language': hk })).toBe(unknownNumber.text[hk]),
    )
    expect(await words({ cookie: 'a=b; logistics_site_lang=en-US', 'accept-language': 'zh-CN' })).toBe(
      unknownNumber.text['en-US'],
    )
    expect(await words({ cookie: 'logistics_site_lang=en-US"><script>' })).toBe(unknownNumber.text['zh-CN'])
  })
})

describe('a limit that is used up', () => {
  const exhausted = async (path: string, limit: LimitName, language: string) => {
    api.exhaust(limit)
    const response = await api.post(path, [{}], { 'accept-language': language })
    api.exhaust(null)
    return response.json().errorMsg
  }

  it.each(['/cooperation/getVerifyCode', '/whitePaper/getVerifyCode'])(
    '%s says 频繁, the word that clients of codes look for, in every language',
    async (path) => {
      for (const language of ['zh-CN', 'zh-HK', 'en']) {
        expect(await exhausted(path, 'code', language)).toContain('频繁')
      }
      expect(await exhausted(path, 'code', 'zh-CN')).toBe('操作过于频繁，请稍后再试')
    },
  )

  it('is told in the words of what was done', async () => {
    expect(await exhausted('/cooperation/submitFormData', 'enquiry', 'zh-CN')).toContain('咨询')
    expect(await exhausted('/cooperation/submitFormData', 'enquiry', 'en')).toContain('Inquiries')
    expect(await exhausted('/v1/feedback', 'feedback', 'zh-CN')).toContain('反馈')
  })
})

describe('our addresses', () => {
  const callAddresses = apiCalls.flatMap((call) => [
    addressOf(call, {}),
    ...call.examples.map((example) => addressOf(call, example.request)),
  ])
  const pageAddresses = pageRoutes.flatMap((route) =>
    ['', '/en', '/hk'].map((prefix) => `${prefix}${route.pattern}`),
  )
  const lookUps = ['', '/en', '/hk'].map((prefix) => `${prefix}/track?no=HY660120260038`)

  it.each(filterListPatterns)('none matches %s', (pattern) => {
    const addresses = [...callAddresses, ...pageAddresses, ...lookUps]
    expect(
      addresses.filter((address) => patternMatches(pattern, `https://www.hongyan.example${address}`)),
    ).toEqual([])
  })

  it('would be caught if they were named like a tracker', () => {
    const caught = ['/api/tracking/x', '/track.gif?a=1', '/v1/clicks', '/collect?v=2', '/rum/events']
    for (const address of caught) {
      expect(
        filterListPatterns.some((pattern) => patternMatches(pattern, `https://a.example${address}`)),
      ).toBe(true)
    }
  })
})

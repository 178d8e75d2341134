import type { Db } from '@hongyan/db'
import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { shippedRates } from '@hongyan/domain/quotes/quote-shipment'
import { testCtx } from '@hongyan/testing'
import { whereWritten } from '@hongyan/testing/where-written'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '../../../server/config.ts'
import { allowedOrigins } from '../../../server/http/allowed-origins.ts'
import type { PageAsk, Pages } from '../../../server/rendering/pages.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { registerForms } from '../../../server/routing/register-forms.ts'
import type { SessionStore } from '../../../server/security/sessions/session-store.ts'
import { runInline } from '../../../server/testing/run-inline.ts'
import { sampleNoon } from '../../../server/testing/sample-answers.ts'
import { ThreadsBusy } from '../../../server/threads/thread-pool.ts'
import type { NetworkServices } from '../network-services.ts'
import { networkForms } from './network-forms.ts'
import { longestList } from './ui/read-address-list.ts'

const origin = 'https://www.hongyan.example'
const app = Fastify()
let allowed = true
let isBusy = false
let costs: number[] = []
/** What was asked of the renderer: its path, and what was posted, which no address ever holds. */
let rendered: { path: string; search: string; submitted: PageAsk['submitted'] }[] = []

beforeAll(async () => {
  const pages = {
    renderOnce: async ({ path, search = '', submitted }: PageAsk) => {
      rendered.push({ path, search: String(search), submitted })
      return { status: 200, html: '<!DOCTYPE html>', headers: {}, maxAge: null }
    },
  } as unknown as Pages
  const services: Partial<RequestServices & NetworkServices> = {
    publicOrigin: origin,
    network: sampleNetwork,
    rates: () => shippedRates,
    allowsOrigin: allowedOrigins(parseConfig({ PUBLIC_ORIGIN: origin })),
    listBodyLimit: 200_000,
    fileBodyLimit: 200_000,
    answerMs: 60_000,
    longAnswerMs: 60_000,
    runInWorker: (...asked) => (isBusy ? Promise.reject(new ThreadsBusy()) : runInline(...asked)),
    takeLimit: (name, _key, cost = 1) => {
      // Every form takes its bytes of a limit of its own, before anything is read.
      if (name !== 'form') costs.push(cost)
      return allowed ? { allowed: true } : { allowed: false, retryAfterSeconds: 3 }
    },
    takeSharedLimit: async () => ({ allowed: true }),
    sessions: { read: () => null } as Partial<SessionStore> as SessionStore,
    ctxFor: (_request, actor) => testCtx({} as Db, { ...(actor ? { actor } : {}), now: () => sampleNoon }),
  }
  registerForms(
    app,
    {
      pages,
      services: services as RequestServices & NetworkServices,
      parentDomain: undefined,
      accountOf: async () => null,
    },
    networkForms,
  )
  await app.ready()
})
afterAll(async () => app.close())
beforeEach(() => {
  allowed = true
  costs = []
  rendered = []
})

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

describe('an address', () => {
  it('leads on to the place it lies in, and is nowhere in that address', async () => {
    const reply = await post('/network', { address: '杭州市滨江区网商路 599 号' })
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toBe('/network?area=330108')
    expect((await post('/en/network', { to: 'Binjiang, Hangzhou' })).headers.location).toBe(
      '/en/network?to=330108#coverage',
    )
    const led = async (path: string, to: string) => (await post(path, { to })).headers.location
    expect(await led('/serve-range', '浦东新区')).toBe('/serve-range?to=310115')
    await whereWritten('zh-HK', async () =>
      expect(await led('/hk/serve-range', '浦東新區')).toBe('/hk/serve-range?to=310115'),
    )
  })

  it('that cannot be placed comes back as it was typed', async () => {
    const reply = await post('/network', { address: '鼓楼区 <b>' })
    expect(reply.statusCode).toBe(422)
    const [first] = rendered
    expect(first?.search).toBe(new URLSearchParams({ typed: '鼓楼区 <b>' }).toString())
    await post('/serve-range', { to: '' })
    expect(rendered.at(-1)).toMatchObject({ path: '/serve-range', search: 'address=' })
  })
})

describe('a list', () => {
  const list = '杭州滨江\n=1+1\n石渠县\n'

  it('is answered on the page, and charged by its length', async () => {
    expect((await post('/network', { list })).statusCode).toBe(200)
    const read = {
      addresses: ['杭州滨江', '=1+1', '石渠县'],
      beyond: 0,
      columns: [],
      leftOut: [],
      refusal: null,
      located: [{ kind: 'at', code: '330108' }, { kind: 'unknown' }, { kind: 'at', code: '513332' }],
    }
    expect(rendered[0]?.submitted).toEqual({ kind: 'coverage-list', text: list, read })
    await post('/network', { list: Array.from({ length: 120 }, () => '杭州').join('\r\n \r\n') })
    await post('/network', { list: '杭州\n'.repeat(700) })
    expect(costs).toEqual([1, 3, 10])
    expect(rendered.at(-1)?.submitted).toMatchObject({ read: { beyond: 200 } })
  })

  it('comes back as it was written where no thread reads it in time', async () => {
    isBusy = true
    const reply = await post('/network', { list })
    isBusy = false
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
    expect(rendered.map(({ submitted }) => submitted)).toEqual([
      { kind: 'coverage-list', text: list, read: null },
    ])
  })

  it('longer than all that could be answered is refused as a whole', async () => {
    const reply = await post('/network', { list: 'x'.repeat(longestList + 1) })
    expect([reply.statusCode, rendered.length]).toEqual([413, 0])
    expect((await post('/network', { list: 'x'.repeat(longestList) })).statusCode).toBe(200)
  })

  it('comes as CSV with the answers of single questions, and no formula', async () => {
    const reply = await post('/network', { list, as: 'csv' })
    expect(reply.headers['content-type']).toContain('text/csv')
    expect(reply.headers['content-disposition']).toContain("filename*=UTF-8''%E6%94%B6%E9%80%81")
    expect(reply.headers['cache-control']).toBe('no-store')
    const lines = reply.body.split('\r\n')
    expect(reply.body.startsWith('\ufeff')).toBe(true)
    expect(lines[1]).toMatch(/^1,杭州滨江,浙江省杭州市滨江区,收送,/)
    expect(lines[2]).toMatch(/^2,'=1\+1,,没认出,/)
    expect(lines[3]).toMatch(/^3,石渠县,四川省甘孜藏族自治州石渠县,/)
  })

  it('comes as a workbook', async () => {
    const reply = await post('/en/serve-range', { list, as: 'xlsx' })
    expect(reply.headers['content-type']).toContain('spreadsheetml')
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(reply.headers['content-disposition']).toContain('delivery-range-2026-11-21.xlsx')
  })

  it('without a line is the page again', async () => {
    await post('/network', { list: ' \n', as: 'csv' })
    expect(rendered).toHaveLength(1)
  })
})

describe('the door', () => {
  it('is open to the pages of this site only, within limits', async () => {
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      const refused = await post('/network', { address: '杭州' }, headers)
      expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('ALLOWED_ORIGINS')])
    }
    allowed = false
    const reply = await post('/network', { address: '杭州' })
    expect(reply.statusCode).toBe(429)
    expect(reply.headers['retry-after']).toBe('3')
  })

  it('takes forms of a size, and nothing else', async () => {
    expect((await post('/network', { list: 'x'.repeat(200_001) })).statusCode).toBe(413)
    const json = await app.inject({
      method: 'POST',
      url: '/network',
      headers: { origin, 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(json.statusCode).toBe(415)
  })
})

import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { type ClientPlace, type ClientPolicy, clientFor } from './clients.ts'
import type { FetchCore } from './fetch-core.ts'
import type { RequestEvent } from './request-events.ts'

const place = {
  origin: 'https://www.hongyan.example',
  language: 'en',
  parentDomain: 'hongyan.example',
  signInUrl: '/en/sign-in',
}

function setUp(policy: ClientPolicy, answer: typeof fetch, parts: Partial<FetchCore & ClientPlace> = {}) {
  const left: string[] = []
  const events: RequestEvent[] = []
  const client = clientFor(
    policy,
    { ...place, address: () => `${place.origin}/en/track?no=HY1`, leave: (to) => left.push(to), ...parts },
    { fetch: answer, announce: (event) => events.push(event), minimumDelayMs: 0, ...parts },
  )
  return { client, left, events }
}

const json =
  (body: unknown, init?: ResponseInit): typeof fetch =>
  async () =>
    Response.json(body, init)
const read = (value: unknown) => value

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error('the call must fail with a CallError')
  return error.failure
}

describe('clients', () => {
  it.each(['proxy', 'ajax'] as const)(
    '%s: a 401 goes to sign-in with the page to come back to',
    async (policy) => {
      const { client, left } = setUp(policy, json({}, { status: 401 }))
      expect(await failureOf(client({ path: '/address/newAddress', body: [], read }))).toMatchObject({
        kind: 'signed-out',
      })
      expect(left).toEqual([
        `/en/sign-in?returnUrl=${encodeURIComponent('https://www.hongyan.example/en/track?no=HY1')}`,
      ])
    },
  )

  it('index: a 401 rejects and nobody is sent away', async () => {
    const { client, left } = setUp('index', json({ code: 1401, errorMsg: '请先登录。' }, { status: 401 }))
    expect(await failureOf(client({ path: '/waybill/listWaybill', read }))).toMatchObject({
      kind: 'signed-out',
      code: 1401,
      errorMsg: '请先登录。',
    })
    expect(left).toEqual([])
  })

  it('nobody is sent round in a circle: once from a page, until some time has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const kept = new Map<string, string>()
    const memory = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    let page = '/en/track?no=HY1'
    const { client, left } = setUp('proxy', json({}, { status: 401 }), {
      memory,
      address: () => place.origin + page,
    })
    const ask = () => failureOf(client({ path: '/x', read }))
    expect([await ask(), await ask()]).toMatchObject([{ kind: 'signed-out' }, { kind: 'signed-out' }])
    expect(left).toHaveLength(1)
    page = '/en/fee'
    await ask()
    expect(left).toHaveLength(2)
    vi.advanceTimersByTime(29_999)
    await ask()
    expect(left).toHaveLength(2)
    vi.advanceTimersByTime(1)
    await ask()
    expect(left).toHaveLength(3)
  })

  it('never returns to a foreign page', async () => {
    const { client, left } = setUp('proxy', json({}, { status: 401 }), {
      address: () => 'https://evil.example/?www.hongyan.example',
    })
    await failureOf(client({ path: '/x', read }))
    expect(left).toEqual([`/en/sign-in?returnUrl=${encodeURIComponent('https://www.hongyan.example/')}`])
  })

  it('sends base headers, credentials, a request id and JSON', async () => {
    const seen: RequestInit[] = []
    const { client } = setUp('proxy', async (_input, init) => {
      seen.push(init ?? {})
      return Response.json({ code: 1 })
    })
    await client({ path: '/suggestion/postBack', body: [{ taken: 2 }], read })
    const headers = new Headers(seen[0]?.headers)
    expect(seen[0]).toMatchObject({ method: 'POST', credentials: 'include', body: '[{"taken":2}]' })
    expect(headers.get('source-client')).toBe('4')
    expect(headers.get('version')).toBe('1.0.0')
    expect(JSON.parse(headers.get('app-params') ?? '')).toEqual({ appid: 'hongyan-site', ticket_type: 'web' })
    for (const name of ['client-info', 'app-key', 'business-type', 'access-gateway', 'x-request-id']) {
      expect(headers.get(name), name).toBeTruthy()
    }
  })

  it('puts a query on the address and leaves out what is undefined', async () => {
    const seen: string[] = []
    const { client } = setUp('ajax', async (input) => {
      seen.push(String(input))
      return Response.json({})
    })
    await client({ path: '/waybill/trackNoPin', method: 'GET', query: { no: 'HY 1', page: undefined }, read })
    expect(seen).toEqual(['/waybill/trackNoPin?no=HY+1'])
  })

  it('says why the server refused', async () => {
    const { client, events } = setUp(
      'proxy',
      json(
        { code: 1201, errorMsg: '操作过于频繁', fields: [{ path: 'x', message: 'y' }, { path: 1 }, null] },
        { status: 429, headers: { 'retry-after': '7' } },
      ),
    )
    expect(await failureOf(client({ path: '/x', read }))).toEqual({
      kind: 'refused',
      status: 429,
      code: 1201,
      errorMsg: '操作过于频繁',
      fields: [{ path: 'x', message: 'y' }],
      retryAfter: 7,
    })
    expect(events).toEqual(['start', 'fail'])
  })

  it('keeps an answer it cannot read out of the page', async () => {
    const { client } = setUp('proxy', json({ data: 1 }))
    const strict = () => {
      throw new Error('not the shape')
    }
    expect(await failureOf(client({ path: '/x', read: strict }))).toEqual({ kind: 'unreadable', status: 200 })
  })

  it('tells cancelling from failing', async () => {
    const { client, events } = setUp('proxy', hanging)
    const leaving = new AbortController()
    const work = failureOf(client({ path: '/x', signal: leaving.signal, read }))
    leaving.abort()
    expect(await work).toEqual({ kind: 'cancelled' })
    expect(events).toEqual(['start', 'cancel'])
  })

  it('gives up after its time-out', async () => {
    const { client } = setUp('proxy', hanging)
    expect(await failureOf(client({ path: '/x', timeoutMs: 5, read }))).toEqual({ kind: 'timeout' })
  })

  it('names a broken network', async () => {
    const { client } = setUp('proxy', async () => {
      throw new TypeError('fetch failed')
    })
    expect(await failureOf(client({ path: '/x', read }))).toEqual({ kind: 'network' })
  })

  it('answers no sooner than the minimum delay', async () => {
    const { client } = setUp('proxy', json({}), { minimumDelayMs: 40 })
    const started = performance.now()
    await client({ path: '/x', read })
    expect(performance.now() - started).toBeGreaterThanOrEqual(38)
  })
})

const hanging: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

import type { Actor, Ctx } from '@hongyan/kernel/context'
import { anAccountHolder, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSecret, newSecret } from './api-key.ts'
import { createApiKey } from './create-api-key.ts'
import { findApiKey } from './find-api-key.ts'
import { listApiKeys } from './list-api-keys.ts'
import { keyPattern } from './merchant-rules.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { rotateApiKey } from './rotate-api-key.ts'

describe('a secret', () => {
  it('has the shape that scanners look for, and is never the same', () => {
    const secrets = Array.from({ length: 200 }, newSecret)
    for (const secret of secrets) {
      expect(secret).toMatch(keyPattern)
      expect(isSecret(secret)).toBe(true)
    }
    expect(new Set(secrets).size).toBe(200)
  })

  it('is none with any one character changed', () => {
    const secret = newSecret()
    fc.assert(
      fc.property(
        fc.nat(secret.length - 1),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'),
        (place, other) => {
          fc.pre(secret[place] !== other)
          expect(isSecret(secret.slice(0, place) + other + secret.slice(place + 1))).toBe(false)
        },
      ),
    )
  })

  it('is no other text', () => {
    fc.assert(fc.property(fc.string(), (text) => !isSecret(text)))
  })
})

withDatabases('API keys', (database) => {
  const clock = { now: Date.UTC(2026, 10, 21, 4) }
  const visitor = (): Ctx => testCtx(database(), { now: () => clock.now })
  let asked = 0

  async function holder(): Promise<Ctx> {
    return { ...visitor(), actor: await anAccountHolder(visitor()) }
  }
  const make = (ctx: Ctx, requestKey?: string) => {
    asked += 1
    const request = requestKey ?? `request-${asked}`
    return createApiKey(ctx, {
      name: ' 收银台 ',
      scopes: ['orders.write', 'quotes'],
      requestKey: request,
    })
  }
  const opens = async (secret: string) => (await findApiKey(visitor(), { secret }))?.id ?? null
  const idOf = ({ actor }: Ctx) => (actor.kind === 'customer' ? actor.customerId : '')

  it('open calls of their account for what they were made for', async () => {
    const ctx = await holder()
    const { key, secret } = await make(ctx)
    expect(key).toMatchObject({
      name: '收银台',
      scopes: ['quotes', 'orders.write'],
      usedAt: null,
      endsAt: null,
    })
    expect(secret.startsWith(key.shownPart)).toBe(true)
    expect(await findApiKey(visitor(), { secret })).toEqual({
      id: key.id,
      accountId: idOf(ctx),
      monthly: false,
      scopes: ['quotes', 'orders.write'],
    })
    expect(await opens(newSecret())).toBeNull()
    expect(await opens('')).toBeNull()
  })

  it('are stored nowhere', async () => {
    const { secret } = await make(await holder())
    const rows = await database().query.selectFrom('api_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret.slice(13))
  })

  it('tell when they were used, to the minute', async () => {
    const ctx = await holder()
    const { secret } = await make(ctx)
    const usedAt = async () => (await listApiKeys(ctx))[0]?.usedAt
    await opens(secret)
    const first = clock.now
    clock.now += 59_000
    await opens(secret)
    expect(await usedAt()).toBe(first)
    clock.now += 1000
    await opens(secret)
    expect(await usedAt()).toBe(clock.now)
  })

  it('are one for a request, and the answer that arrives last opens it', async () => {
    const ctx = await holder()
    const [one, two] = [await make(ctx, 'same-request'), await make(ctx, 'same-request')]
    expect(two.key.id).toBe(one.key.id)
    const other = { name: 'another', scopes: ['labels'], requestKey: 'same-request' }
    const wider = { name: '收银台', scopes: ['orders.write', 'quotes', 'labels'], requestKey: 'same-request' }
    const renamed = { name: '仓库', scopes: ['orders.write', 'quotes'], requestKey: 'same-request' }
    for (const asked of [other, wider, renamed])
      await expect(createApiKey(ctx, asked)).rejects.toMatchObject({ code: 'conflict' })
    expect([await opens(one.secret), await opens(two.secret)]).toEqual([null, one.key.id])
    expect(await listApiKeys(ctx)).toHaveLength(1)
    // By now somebody uses it: a late repeat must not take it away.
    await expect(make(ctx, 'same-request')).rejects.toMatchObject({ code: 'conflict' })
    expect(await opens(two.secret)).toBe(one.key.id)
  })

  it('are not renewed by a page that is sent again much later', async () => {
    const ctx = await holder()
    const { key, secret } = await make(ctx, 'old-request')
    clock.now += 600_001
    await expect(make(ctx, 'old-request')).rejects.toMatchObject({ code: 'conflict' })
    expect(await opens(secret)).toBe(key.id)
  })

  it('are rotated: both work for a week, then the newer one alone', async () => {
    const ctx = await holder()
    const earlier = await make(ctx)
    await opens(earlier.secret)
    const newer = await rotateApiKey(ctx, { id: earlier.key.id })
    expect(newer.key).toMatchObject({ name: '收银台', scopes: ['quotes', 'orders.write'] })
    expect((await listApiKeys(ctx)).map(({ id, endsAt }) => [id, endsAt])).toEqual([
      [newer.key.id, null],
      [earlier.key.id, clock.now + 7 * 86_400_000],
    ])
    // A double click makes no third one.
    const again = await rotateApiKey(ctx, { id: earlier.key.id })
    expect(again.key.id).toBe(newer.key.id)
    clock.now += 7 * 86_400_000 - 1
    expect([await opens(earlier.secret), await opens(again.secret)]).toEqual([earlier.key.id, newer.key.id])
    clock.now += 1
    expect([await opens(earlier.secret), await opens(again.secret)]).toEqual([null, newer.key.id])
    expect((await listApiKeys(ctx)).map(({ id }) => id)).toEqual([newer.key.id])
    await expect(rotateApiKey(ctx, { id: earlier.key.id })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('end at once when they are revoked, and twice is as good as once', async () => {
    const ctx = await holder()
    const { key, secret } = await make(ctx)
    await revokeApiKey(ctx, key)
    await revokeApiKey(ctx, key)
    expect(await opens(secret)).toBeNull()
    expect(await listApiKeys(ctx)).toEqual([])
    const audit = await database()
      .query.selectFrom('audit')
      .select('action')
      .where('entity_id', '=', key.id)
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['created', 'revoked'])
  })

  it('of somebody else are neither seen, rotated nor revoked', async () => {
    const [owner, other] = [await holder(), await holder()]
    const { key, secret } = await make(owner)
    expect(await listApiKeys(other)).toEqual([])
    await expect(rotateApiKey(other, key)).rejects.toMatchObject({ code: 'not-found' })
    await revokeApiKey(other, key)
    expect(await opens(secret)).toBe(key.id)
    // The same request of two accounts is two requests.
    await make(owner, 'common-request')
    await make(other, 'common-request')
    expect(await listApiKeys(other)).toHaveLength(1)
  })

  it('are made by people, not by keys, visitors or the company', async () => {
    const owner = await holder()
    const actors: Actor[] = [
      { kind: 'customer', customerId: idOf(owner), sessionId: null, address: '192.0.2.1', keyId: 'key' },
      { kind: 'visitor', sessionId: 'visit', address: '192.0.2.1' },
      { kind: 'partner', keyId: 'tms' },
      { kind: 'staff', keyId: 'desk' },
    ]
    for (const actor of actors) {
      const ctx = { ...visitor(), actor }
      for (const attempt of [
        () => make(ctx),
        () => listApiKeys(ctx),
        () => rotateApiKey(ctx, { id: 'x' }),
        () => revokeApiKey(ctx, { id: 'x' }),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ entity: 'api-key', code: 'sign-in-needed' })
      }
    }
  })

  it.each([
    [{ name: ' ', scopes: ['quotes'] }, 'name', 'required'],
    [{ name: '样'.repeat(61), scopes: ['quotes'] }, 'name', 'too-long'],
    [{ name: '样例', scopes: [] }, 'scopes', 'required'],
    [{ name: '样例', scopes: ['quotes', 'everything'] }, 'scopes', 'not-valid'],
  ])('are refused for %j', async (content, path, message) => {
    const ctx = await holder()
    await expect(createApiKey(ctx, { ...content, requestKey: 'request' })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: [{ path, message }],
    })
    expect(await listApiKeys(ctx)).toEqual([])
  })

  it('are twenty of an account at the most, however many are asked for at once', async () => {
    const ctx = await holder()
    const results = await Promise.allSettled(Array.from({ length: 24 }, () => make(ctx)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const [refused] = results.filter((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ entity: 'api-key', code: 'too-many' })
    // A full account can still exchange a key.
    const [first] = await listApiKeys(ctx)
    await rotateApiKey(ctx, { id: first?.id ?? '' })
    await expect(make(ctx)).rejects.toMatchObject({ code: 'too-many' })
  })

  it('go with the account', async () => {
    const ctx = await holder()
    const { secret } = await make(ctx)
    await database().query.deleteFrom('accounts').where('id', '=', idOf(ctx)).execute()
    expect(await opens(secret)).toBeNull()
  })
})

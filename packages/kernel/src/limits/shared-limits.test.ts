import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedPastEndMs } from '../expiry.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { findSpent, forgetShared, giveBackShared, type SharedRule, takeShared } from './shared-limits.ts'
import { spendTokens } from './spend-tokens.ts'

const start = Date.UTC(2026, 10, 21, 4)
let made = 0

withDatabases('limits over every process', (database) => {
  const take = (rules: readonly SharedRule[], now: number) =>
    database().transaction((trx) => takeShared(trx, rules, now))
  const spent = (rules: readonly SharedRule[], now: number) =>
    database().transaction((trx) => findSpent(trx, rules, now))
  const rowsOf = (rules: readonly SharedRule[]) =>
    database()
      .query.selectFrom('shared_limits')
      .selectAll()
      .where(
        'key',
        'in',
        rules.map(({ key }) => key),
      )
      .orderBy('key')
      .execute()
  /** A rule with a key of its own. */
  const aRule = (...windows: SharedRule['windows']): SharedRule => {
    made += 1
    return { key: `rule ${made}`, windows }
  }

  test('a use is taken of every rule or of none, exactly as a list of moments says', async () => {
    const window = fc.record({ ms: fc.integer({ min: 1, max: 40 }), most: fc.integer({ min: 1, max: 4 }) })
    const windows = fc.array(window, { minLength: 1, maxLength: 3 })
    const steps = fc.array(fc.record({ wait: fc.nat(15), both: fc.boolean() }), { maxLength: 15 })
    await fc.assert(
      fc.asyncProperty(windows, windows, steps, async (first, second, asked) => {
        const rules = [aRule(...first), aRule(...second)]
        const uses = new Map<string, number[]>(rules.map(({ key }) => [key, []]))
        let now = start
        for (const { wait, both } of asked) {
          now += wait
          const drawn = both ? rules : rules.slice(1)
          const seen = ({ key, windows: all }: SharedRule) =>
            (uses.get(key) ?? []).filter((at) => at > now - Math.max(...all.map(({ ms }) => ms)))
          const refusals = drawn.flatMap((by) =>
            by.windows.flatMap(({ ms, most }) => {
              const inside = seen(by).filter((at) => at > now - ms)
              return inside.length < most ? [] : [{ by, retryAt: (inside.at(-most) ?? now) + ms }]
            }),
          )
          const before = new Map(drawn.map((rule) => [rule.key, seen(rule)]))
          const expected = refusals[0] ? { kind: 'refused', ...refusals[0] } : { kind: 'taken', before }
          expect(await spent(drawn, now)).toBe(refusals[0]?.by ?? null)
          expect(await take(drawn, now)).toEqual(expected)
          if (refusals.length === 0) for (const { key } of drawn) uses.get(key)?.push(now)
        }
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  test('a refusal leaves no row behind that limits nothing', async () => {
    const [free, full] = [aRule({ ms: 10, most: 5 }), aRule({ ms: 10, most: 1 })]
    await take([full], start)
    expect(await take([free, full], start)).toEqual({ kind: 'refused', by: full, retryAt: start + 10 })
    expect(await rowsOf([free, full])).toEqual([
      { key: full.key, uses: JSON.stringify([start]), expires_at: start + 10 },
    ])
  })

  test('a row ends with its longest window, counted from the last time it was asked', async () => {
    const rule = aRule({ ms: 10, most: 9 }, { ms: 40, most: 9 }, { ms: 20, most: 9 })
    await take([rule], start)
    await spent([rule], start + 5)
    expect(await rowsOf([rule])).toEqual([
      { key: rule.key, uses: JSON.stringify([start]), expires_at: start + 45 },
    ])
  })

  describe('giving back', () => {
    const wide = { ms: 100, most: 9 }
    const usesAfter = async (rule: SharedRule, at: number, now: number) => {
      await giveBackShared(database(), [rule], at, now)
      return (await rowsOf([rule])).map(({ uses }) => JSON.parse(uses).map((one: number) => one - start))
    }

    test('takes away the use of that moment, once', async () => {
      const rule = aRule(wide)
      for (const at of [0, 3, 3, 7]) await take([rule], start + at)
      expect(await usesAfter(rule, start + 3, start + 8)).toEqual([[0, 3, 7]])
    })

    test('takes any where a clock that is behind has moved it', async () => {
      const rule = aRule(wide)
      for (const at of [0, 9]) await take([rule], start + at)
      expect(await usesAfter(rule, start + 9, start + 5)).toEqual([[5]])
    })
  })

  test('uses that lie ahead count from now on, once and for all', async () => {
    const rule = aRule({ ms: 100, most: 2 })
    await take([rule], start + 5_000)
    expect(await take([rule], start)).toMatchObject({ kind: 'taken', before: new Map([[rule.key, [start]]]) })
    expect(await take([rule], start + 50)).toMatchObject({ kind: 'refused', retryAt: start + 100 })
    expect(await take([rule], start + 100)).toMatchObject({ kind: 'taken' })
  })

  test('looking is enough to set uses right that lie ahead, also among others', async () => {
    const rule = aRule({ ms: 9_000, most: 9 })
    for (const at of [-50, 5_000]) await take([rule], start + at)
    await spent([rule], start)
    const [row] = await rowsOf([rule])
    expect(JSON.parse(row?.uses ?? '')).toEqual([start - 50, start])
  })

  test('uses are kept for two days past their window, for a clock that leapt ahead', async () => {
    const kept = async (later: number) => {
      const rule = aRule({ ms: 100, most: 1 })
      await take([rule], start)
      await take([rule], start + 100 + later)
      const [row] = await rowsOf([rule])
      return JSON.parse(row?.uses ?? '[]').length
    }
    expect(await kept(storedPastEndMs - 1)).toBe(2)
    expect(await kept(storedPastEndMs)).toBe(1)
  })

  test('old rows leave ten at a time, the oldest first, and those that still count stay', async () => {
    const old = start - 400 * 86_400_000
    const rules = Array.from({ length: 12 }, () => aRule({ ms: 10, most: 1 }))
    for (const [index, rule] of rules.entries()) await take([rule], old + index)
    const left = async () => (await rowsOf(rules)).length
    await forgetShared(database(), old + 10 + storedPastEndMs)
    expect(await left()).toBe(12)
    await forgetShared(database(), old + 11 + storedPastEndMs)
    expect(await left()).toBe(11)
    await forgetShared(database(), old + 1_000 + storedPastEndMs)
    expect((await rowsOf(rules)).map(({ key }) => key)).toEqual([rules[11]?.key])
  })

  test('a token is spent once, and two spend theirs together or not at all', async () => {
    const token = (id: string) => ({ id, expiresAt: start })
    const spend = (...ids: string[]) => database().transaction((trx) => spendTokens(trx, ids.map(token)))
    await spend('b', 'a')
    await expect(spend('c', 'a')).rejects.toMatchObject({ code: 'token-spent' })
    await spend('c')
    const rows = await database()
      .query.selectFrom('once_tokens')
      .selectAll()
      .where('id', 'in', ['a', 'b', 'c'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual(['a', 'b', 'c'].map((id) => ({ id, expires_at: start })))
  })

  test('an alarm is raised once on a day in China', async () => {
    const midnight = Date.UTC(2026, 10, 21, 16)
    const raise = (now: number, name = 'sms-budget') =>
      raiseAlarm(testCtx(database(), { now: () => now }), name)
    expect(await raise(midnight - 1)).toBe(true)
    expect(await raise(midnight - 1)).toBe(false)
    expect(await raise(midnight - 1, 'sms-address')).toBe(true)
    expect(await raise(midnight)).toBe(true)
    expect(await raise(midnight + 1)).toBe(false)
  })
})

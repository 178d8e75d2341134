import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { nextMobile, type RecordingSms, recordingSms, testCtx, testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkCode } from './check-code.ts'
import { sendCode } from './send-code.ts'

const start = Date.UTC(2026, 10, 21, 4)
const minute = 60_000
const dayMs = 86_400_000
let visits = 0

withDatabases('codes by text message', (database) => {
  /** A visitor from an address of their own, whose clock the test moves. */
  function visitor(changes: { address?: string; sessionId?: string } = {}) {
    visits += 1
    const clock = { now: start }
    const actor = {
      kind: 'visitor',
      sessionId: changes.sessionId ?? `session-${visits}`,
      address: changes.address ?? `10.${visits >> 8}.${visits & 255}.1`,
    } as const
    // Everybody's budget is large here: the test of the budget has its own.
    const codes = { ...testSettings.codes, everybodyDay: 100_000, alarmHour: 100_000 }
    const settings = { ...testSettings, codes }
    return { clock, ctx: testCtx(database(), { actor, now: () => clock.now, settings }) }
  }

  const alarms: string[] = []
  beforeEach(() => {
    alarms.length = 0
  })

  const ask = (ctx: Ctx, sms: RecordingSms, mobile: string, captcha: string | null = null) =>
    sendCode(ctx, {
      sms,
      mobile,
      purpose: 'enquiry',
      locale: 'zh-CN',
      captcha: captcha === null ? null : { id: captcha, expiresAt: start + 60 * dayMs },
      onAlarm: (alarm) => alarms.push(alarm),
    })

  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )

  const check = (ctx: Ctx, mobile: string, code: string) =>
    checkCode(ctx, { mobile, purpose: 'enquiry', code })
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('the first of a visit needs only a valid mobile number, the second the captcha', async () => {
    const { ctx, clock } = visitor()
    const sms = recordingSms()
    expect(await refusal(ask(ctx, sms, '12345678901'))).toBe('invalid-input')
    expect(await ask(ctx, sms, nextMobile())).toEqual({ lifeSeconds: 300, waitSeconds: 60 })
    expect(sms.sent[0]?.text).toEqual({ kind: 'code', code: expect.stringMatching(/^\d{6}$/), minutes: 5 })
    clock.now += 2 * minute
    const mobile = nextMobile()
    expect(await refusal(ask(ctx, sms, mobile))).toBe('captcha-needed')
    expect(await refusal(ask(ctx, sms, mobile, `solved-${mobile}`))).toBe('accepted')
    expect(sms.sent).toHaveLength(2)
  })

  test('a solved captcha buys one code, in any process', async () => {
    const captcha = `captcha-${nextMobile()}`
    const sms = recordingSms()
    const asks = Array.from({ length: 30 }, () => refusal(ask(visitor().ctx, sms, nextMobile(), captcha)))
    const outcomes = await Promise.all(asks)
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'token-spent')).toHaveLength(29)
    expect(sms.sent).toHaveLength(1)
  })

  test('200 requests at once for one number send exactly one', async () => {
    const mobile = nextMobile()
    const sms = recordingSms()
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        refusal(ask(visitor().ctx, sms, mobile, `parallel-${mobile}-${n}`)),
      ),
    )
    expect(sms.sent).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'too-frequent')).toHaveLength(199)
  })

  test('one number gets 5 in an hour and 10 in any 24 hours', async () => {
    const mobile = nextMobile()
    const sms = recordingSms()
    const sentBy: number[] = []
    for (let hour = 0; hour < 26; hour += 1) {
      for (let n = 0; n < 7; n += 1) {
        const { ctx, clock } = visitor()
        clock.now = start + hour * 60 * minute + n * 2 * minute
        if ((await refusal(ask(ctx, sms, mobile))) === 'accepted') sentBy.push(clock.now)
      }
    }
    const hourMs = 60 * minute
    for (const at of sentBy) {
      expect(sentBy.filter((one) => one > at - hourMs && one <= at).length).toBeLessThanOrEqual(5)
      expect(sentBy.filter((one) => one > at - 24 * hourMs && one <= at).length).toBeLessThanOrEqual(10)
    }
    expect(sentBy.filter((at) => at < start + 24 * hourMs)).toHaveLength(10)
  })

  test('one address gets 10 in an hour, all but two with the captcha', async () => {
    const sms = recordingSms()
    const from = (captcha: string | null) => {
      const mobile = nextMobile()
      return refusal(ask(visitor({ address: '203.0.113.9' }).ctx, sms, mobile, captcha && captcha + mobile))
    }
    expect([await from(null), await from(null), await from(null)]).toEqual([
      'accepted',
      'accepted',
      'captcha-needed',
    ])
    const rest = []
    for (let n = 0; n < 20; n += 1) rest.push(await from('solved'))
    expect(rest.filter((outcome) => outcome === 'accepted')).toHaveLength(8)
    expect(rest.filter((outcome) => outcome === 'too-frequent')).toHaveLength(12)
  })

  test('one visit gets 3 in an hour', async () => {
    const sms = recordingSms()
    const outcomes = []
    for (let n = 0; n < 5; n += 1) {
      const mobile = nextMobile()
      const { ctx } = visitor({ sessionId: 'one-visit' })
      outcomes.push(await refusal(ask(ctx, sms, mobile, `solved-${mobile}`)))
    }
    expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'too-frequent', 'too-frequent'])
  })

  test('a gateway that surely sent nothing costs nothing; one that may have sent counts', async () => {
    const mobile = nextMobile()
    const refusing = recordingSms(() => ({ kind: 'refused', problem: 'no credit' }))
    expect(await refusal(ask(visitor().ctx, refusing, mobile))).toBe('code-failed')
    const unclear = recordingSms(() => ({ kind: 'unknown', problem: 'timed out' }))
    const { ctx } = visitor()
    expect(await refusal(ask(ctx, unclear, mobile))).toBe('code-unsure')
    expect(await refusal(ask(visitor().ctx, recordingSms(), mobile))).toBe('too-frequent')
    // The message may have arrived after all: its code is good.
    expect(await refusal(check(ctx, mobile, unclear.codeFor(mobile)))).toBe('accepted')
  })

  test('a code is stored so that neither it nor the number can be read', async () => {
    const mobile = nextMobile()
    const sms = recordingSms()
    await ask(visitor().ctx, sms, mobile)
    const rows = [
      await database().query.selectFrom('sms_codes').selectAll().execute(),
      await database().query.selectFrom('shared_limits').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(mobile)
    expect(JSON.stringify(rows)).not.toContain(`"${sms.codeFor(mobile)}"`)
  })

  describe('checking', () => {
    test('a right code is right until it is 5 minutes old, for its number and purpose alone', async () => {
      const mobile = nextMobile()
      const sms = recordingSms()
      const { ctx, clock } = visitor()
      await ask(ctx, sms, mobile)
      const code = sms.codeFor(mobile)
      expect(await refusal(check(ctx, mobile, code))).toBe('accepted')
      expect(await refusal(check(ctx, nextMobile(), code))).toBe('wrong-code')
      expect(await refusal(checkCode(ctx, { mobile, purpose: 'white-paper', code }))).toBe('wrong-code')
      clock.now += 5 * minute - 1
      expect(await refusal(check(ctx, mobile, code))).toBe('accepted')
      clock.now += 1
      expect(await refusal(check(ctx, mobile, code))).toBe('wrong-code')
    })

    test('five wrong tries make it worthless, of however many at once', async () => {
      const mobile = nextMobile()
      const sms = recordingSms()
      const { ctx } = visitor()
      await ask(ctx, sms, mobile)
      const code = sms.codeFor(mobile)
      const guesses = await Promise.all(
        Array.from({ length: 40 }, () => refusal(check(visitor().ctx, mobile, other(code)))),
      )
      expect(new Set(guesses)).toEqual(new Set(['wrong-code']))
      const row = await database()
        .query.selectFrom('sms_codes')
        .select('tries')
        .orderBy('id', 'desc')
        .limit(1)
        .execute()
      expect(row).toEqual([{ tries: 5 }])
      expect(await refusal(check(ctx, mobile, code))).toBe('wrong-code')
    })

    test('ten wrong codes in 24 hours close a number, whichever codes they were meant for', async () => {
      const mobile = nextMobile()
      const sms = recordingSms()
      const { ctx, clock } = visitor()
      for (let n = 0; n < 2; n += 1) {
        await ask(visitorAt(clock.now), sms, mobile)
        for (let guess = 0; guess < 5; guess += 1)
          await refusal(check(ctx, mobile, other(sms.codeFor(mobile))))
        clock.now += 2 * minute
      }
      await ask(visitorAt(clock.now), sms, mobile)
      expect(await refusal(check(ctx, mobile, sms.codeFor(mobile)))).toBe('wrong-code')
    })

    test('a new code replaces the one before', async () => {
      const mobile = nextMobile()
      const sms = recordingSms()
      const { ctx } = visitor()
      await ask(ctx, sms, mobile)
      const first = sms.codeFor(mobile)
      const later = visitorAt(start + 2 * minute)
      await ask(later, sms, mobile)
      if (first !== sms.codeFor(mobile)) expect(await refusal(check(later, mobile, first))).toBe('wrong-code')
      expect(await refusal(check(later, mobile, sms.codeFor(mobile)))).toBe('accepted')
    })
  })

  describe('a wrong clock', () => {
    const sent = async (now: number) => {
      const mobile = nextMobile()
      const sms = recordingSms()
      await ask(visitorAt(now), sms, mobile)
      return { mobile, code: sms.codeFor(mobile) }
    }
    const tryAt = (now: number, { mobile, code }: { mobile: string; code: string }) =>
      refusal(check(visitorAt(now), mobile, code))

    test('set back does not wake a code that was seen expired, by its owner or by anybody', async () => {
      const [tried, swept] = [await sent(start), await sent(start)]
      expect(await tryAt(start + 62 * minute, tried)).toBe('wrong-code')
      await sent(start + 62 * minute)
      expect(await tryAt(start + 2 * minute, tried)).toBe('wrong-code')
      expect(await tryAt(start + 2 * minute, swept)).toBe('wrong-code')
    })

    test('that is ahead makes codes that are dead by the right one, then and for ever', async () => {
      const code = await sent(start + 60 * minute)
      expect(await tryAt(start, code)).toBe('wrong-code')
      expect(await tryAt(start + 61 * minute, code)).toBe('wrong-code')
      // Two processes whose clocks differ by seconds do not call each other's codes dead.
      expect(await tryAt(start, await sent(start + 29_000))).toBe('accepted')
    })

    test('that is ahead makes codes that the next one anybody asks for sweeps away', async () => {
      const code = await sent(start + 60 * minute)
      await sent(start)
      expect(await tryAt(start + 61 * minute, code)).toBe('wrong-code')
    })

    test('a day ahead sweeps no code away that lives when it is right again', async () => {
      const code = await sent(start)
      await sent(start + dayMs)
      expect(await tryAt(start + minute, code)).toBe('accepted')
    })

    test('set back neither frees a number nor shuts it for longer than its window', async () => {
      const mobile = nextMobile()
      const at = async (now: number) =>
        ask(visitorAt(now), recordingSms(), mobile).then(
          () => 'accepted',
          (error: DomainError) => `${error.code} ${((error.retryAt ?? 0) - now) / 1000}`,
        )
      const ahead = start + 100 * dayMs
      expect(await at(ahead)).toBe('accepted')
      expect(await at(ahead - dayMs)).toBe('too-frequent 60')
      expect(await at(ahead - dayMs + 30_000)).toBe('too-frequent 30')
      expect(await at(ahead - dayMs + 60_000)).toBe('accepted')
    })

    test('a day ahead frees no number for the day it comes back to', async () => {
      const mobile = nextMobile()
      const moment = start + 200 * dayMs
      const at = (now: number) => refusal(ask(visitorAt(now), recordingSms(), mobile))
      for (let n = 0; n < 5; n += 1) expect(await at(moment + n * 2 * minute)).toBe('accepted')
      expect(await at(moment + dayMs + 20 * minute)).toBe('accepted')
      expect(await at(moment + 12 * minute)).toBe('too-frequent')
    })
  })

  test('500 numbers from one address get 2 codes in the hour and raise an alarm; others are served', async () => {
    const from = start + 20 * dayMs
    const sms = recordingSms()
    const outcomes: string[] = []
    for (let second = 0; second < 10; second += 1) {
      const asks = Array.from({ length: 50 }, (_, n) => {
        const { ctx } = visitor({ address: '198.51.100.7' })
        const codes = { ...ctx.settings.codes, perAddressHour: 2 }
        const mobile = nextMobile()
        return refusal(
          ask(
            { ...ctx, settings: { ...ctx.settings, codes }, now: () => from + second * 1000 + n * 20 },
            sms,
            mobile,
            `solved-${mobile}`,
          ),
        )
      })
      outcomes.push(...(await Promise.all(asks)))
    }
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === 'too-frequent')).toHaveLength(498)
    expect(sms.sent).toHaveLength(2)
    expect(alarms).toEqual(['sms-address'])

    const neighbour = { ...visitor({ address: '198.51.100.8' }).ctx, now: () => from + 100_000 }
    expect(await refusal(ask(neighbour, sms, nextMobile()))).toBe('accepted')
    expect(sms.sent).toHaveLength(3)
  })

  describe('the budget of a day for everybody', () => {
    const moment = start + 40 * dayMs
    const codes = { ...testSettings.codes, everybodyDay: 6, alarmHour: 3 }
    const askAt = (now: number, sms: RecordingSms) =>
      refusal(ask({ ...visitorAt(now), settings: { ...testSettings, codes } }, sms, nextMobile()))

    test('raises an alarm on the way to it and one at its end, where a code fails like any other', async () => {
      const sms = recordingSms()
      const outcomes: string[] = []
      for (let n = 0; n < 9; n += 1) outcomes.push(await askAt(moment + n, sms))
      expect(outcomes.slice(0, 6)).toEqual(Array(6).fill('accepted'))
      expect(outcomes.slice(6)).toEqual(Array(3).fill('code-failed'))
      expect(sms.sent).toHaveLength(6)
      expect(alarms).toEqual(['sms-budget', 'sms-budget-spent'])
    })

    test('comes back by itself as its window rolls, one code for each that leaves it', async () => {
      const sms = recordingSms()
      expect(await askAt(moment + dayMs - 1, sms)).toBe('code-failed')
      expect(await askAt(moment + dayMs, sms)).toBe('accepted')
      expect(await askAt(moment + dayMs, sms)).toBe('code-failed')
      expect(await askAt(moment + dayMs + 5, sms)).toBe('accepted')
      expect(sms.sent).toHaveLength(2)
    })

    test('raises its alarm for more than its number within one hour, not within the day', async () => {
      const [sms, day] = [recordingSms(), moment + 100 * dayMs]
      const threeAt = async (now: number) => {
        for (let n = 0; n < 3; n += 1) expect(await askAt(now, sms)).toBe('accepted')
      }
      await threeAt(day)
      await threeAt(day + 60 * minute)
      expect(alarms).toEqual([])
      const many = { ...testSettings, codes: { ...codes, everybodyDay: 7 } }
      await ask({ ...visitorAt(day + 60 * minute), settings: many }, sms, nextMobile())
      expect(alarms).toEqual(['sms-budget'])
    })
  })

  function visitorAt(now: number): Ctx {
    return { ...visitor().ctx, now: () => now }
  }
})

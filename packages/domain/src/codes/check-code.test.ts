import type { Ctx } from '@hongyan/kernel/context'
import { aCodeFor, aStaff, nextMobile, recordingSms, testCtx, testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { checkCode, useCode } from './check-code.ts'
import { sendCode } from './send-code.ts'

const start = Date.UTC(2027, 0, 5, 4)
const hourMs = 3_600_000
const minute = 60_000
let addresses = 0

withDatabases('checking a code', (database) => {
  /** A visitor at a moment, of an address of their own unless one is given. */
  function visitorAt(now: number, changes: Partial<Ctx> = {}): Ctx {
    addresses += 1
    const address = `192.0.${addresses >> 8}.${addresses & 255}`
    return testCtx(database(), {
      actor: { kind: 'visitor', sessionId: `checking-${addresses}`, address },
      now: () => now,
      ...changes,
    })
  }
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
  const outcome = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'good',
      (error: { code?: string }) => error.code ?? String(error),
    )
  const check = (ctx: Ctx, mobile: string, code: string) =>
    outcome(checkCode(ctx, { mobile, purpose: 'enquiry', code }))
  const use = async (ctx: Ctx, mobile: string, code: string) => {
    const id = await checkCode(ctx, { mobile, purpose: 'enquiry', code })
    return () => outcome(ctx.db.transaction((trx) => useCode(trx, id, ctx.now())))
  }

  test('is used up once, and the same form again is no guess', async () => {
    const [mobile, ctx] = [nextMobile(), visitorAt(start)]
    const code = await aCodeFor(ctx, mobile)
    const [first, second] = [await use(ctx, mobile, code), await use(ctx, mobile, code)]
    expect([await first(), await second()]).toEqual(['good', 'wrong-code'])
    // More often than wrong codes are allowed: none of these was counted as one.
    for (let n = 0; n <= testSettings.codes.wrongPerNumberDay; n += 1) {
      expect(await check(ctx, mobile, code)).toBe('wrong-code')
    }
    const later = visitorAt(start + 2 * minute)
    expect(await check(later, mobile, await aCodeFor(later, mobile))).toBe('good')
  })

  test('wrong digits for a code that is used are a guess like any other', async () => {
    const [mobile, ctx] = [nextMobile(), visitorAt(start)]
    const code = await aCodeFor(ctx, mobile)
    await (await use(ctx, mobile, code))()
    for (let n = 0; n < testSettings.codes.wrongPerNumberDay; n += 1) {
      await check(visitorAt(start), mobile, wrongFor(code))
    }
    const later = visitorAt(start + 2 * minute)
    expect(await check(later, mobile, await aCodeFor(later, mobile))).toBe('wrong-code')
    const tomorrow = visitorAt(start + 24 * hourMs)
    expect(await check(tomorrow, mobile, await aCodeFor(tomorrow, mobile))).toBe('good')
  })

  test('an address that guessed too often is wrong for an hour, whatever it says and whoever it is for', async () => {
    const settings = { ...testSettings, codes: { ...testSettings.codes, wrongPerAddressHour: 3 } }
    const guesser = visitorAt(start, { settings })
    const mobile = nextMobile()
    const code = await aCodeFor(guesser, mobile)
    for (let n = 0; n < 3; n += 1) {
      expect(await check(guesser, mobile, code)).toBe('good')
      await check(guesser, nextMobile(), code)
    }
    expect(await check(guesser, mobile, code)).toBe('wrong-code')
    expect(await check(visitorAt(start, { settings }), mobile, code)).toBe('good')
    const anHourLater = { ...guesser, now: () => start + hourMs }
    expect(await check(anHourLater, mobile, await aCodeFor(anHourLater, mobile))).toBe('good')
  })

  test('guesses that come from no address share one', async () => {
    const settings = { ...testSettings, codes: { ...testSettings.codes, wrongPerAddressHour: 1 } }
    const desk = visitorAt(start + 10 * hourMs, { settings, actor: aStaff })
    const mobile = nextMobile()
    const code = await aCodeFor(desk, mobile)
    expect(await check(desk, mobile, code)).toBe('good')
    await check(desk, nextMobile(), code)
    expect(await check(desk, mobile, code)).toBe('wrong-code')
  })

  test('codes are sent to visitors alone, and a visit without a session is counted with its like', async () => {
    const send = (ctx: Ctx) =>
      outcome(
        sendCode(ctx, {
          sms: recordingSms(),
          mobile: nextMobile(),
          purpose: 'enquiry',
          locale: 'zh-CN',
          captcha: null,
          onAlarm: () => {},
        }),
      )
    expect(await send(visitorAt(start, { actor: aStaff }))).toBe('forbidden')
    const nobody = (address: string) =>
      visitorAt(start, { actor: { kind: 'visitor', sessionId: null, address } })
    expect(await send(nobody('203.0.113.77'))).toBe('good')
    expect(await send(nobody('203.0.113.78'))).toBe('captcha-needed')
  })
})

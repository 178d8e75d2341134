import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Ctx } from '@hongyan/kernel/context'
import type { DomainError } from '@hongyan/kernel/errors'
import { nextMobile, type RecordingSms, recordingSms, testCtx, testSettings } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sendCode } from './send-code.ts'

const start = Date.UTC(2026, 10, 21, 4)
const minute = 60_000
const dayMs = 86_400_000
let visits = 0

withDatabases('asking for a code', (database) => {
  /** A visitor from an address of their own, whose clock the test moves. */
  function visitor() {
    visits += 1
    const clock = { now: start }
    const address = `10.0.${visits}.1`
    const actor = { kind: 'visitor', sessionId: `session-${visits}`, address } as const
    return { clock, ctx: testCtx(database(), { actor, now: () => clock.now }) }
  }

  const ask = (ctx: Ctx, sms: RecordingSms, mobile: string) =>
    sendCode(ctx, { sms, mobile, purpose: 'enquiry', locale: 'zh-CN', captcha: null, onAlarm: () => {} })

  describe('a refusal', () => {
    /** What is thrown, without its text for a log. */
    const thrown = (work: Promise<unknown>) =>
      work.then(
        () => null,
        ({ entity, code, fields, retryAt }: DomainError) => ({ entity, code, fields, retryAt }),
      )
    const plain = { entity: 'code', fields: [], retryAt: null }

    test.each(['', '12345678901', '1380013800', '138001380001', '18400006002-7804', '+85223456789'])(
      'names the field of a number that is none: %j',
      async (mobile) => {
        expect(await thrown(ask(visitor().ctx, recordingSms(), mobile))).toEqual({
          ...plain,
          code: 'invalid-input',
          fields: [{ path: 'phoneNum', message: 'contactMobileWrong' }],
        })
      },
    )

    test('says when to come back, and of a spent budget nothing', async () => {
      const now = start + 400 * dayMs
      const mobile = nextMobile()
      await ask(visitorAt(now), recordingSms(), mobile)
      expect(await thrown(ask(visitorAt(now + 1000), recordingSms(), mobile))).toEqual({
        ...plain,
        code: 'too-frequent',
        retryAt: now + minute,
      })
      const settings = { ...testSettings, codes: { ...testSettings.codes, everybodyDay: 1 } }
      const spent = ask({ ...visitorAt(now), settings }, recordingSms(), nextMobile())
      expect(await thrown(spent)).toEqual({ ...plain, code: 'code-failed' })
    })

    test('tells whoever reads a log what the gateway said', async () => {
      const sms = recordingSms(() => ({ kind: 'refused', problem: 'no credit' }))
      await expect(ask(visitor().ctx, sms, nextMobile())).rejects.toThrow('no credit')
      expect(await thrown(ask(visitor().ctx, sms, nextMobile()))).toEqual({ ...plain, code: 'code-failed' })
    })

    test('asks for the captcha with nothing more to say', async () => {
      const { ctx, clock } = visitor()
      await ask(ctx, recordingSms(), nextMobile())
      clock.now += minute
      expect(await thrown(ask(ctx, recordingSms(), nextMobile()))).toEqual({
        ...plain,
        code: 'captcha-needed',
      })
    })

    test.each([
      { kind: 'partner', keyId: 'tms' },
      { kind: 'staff', keyId: 'desk' },
      { kind: 'system', name: 'outbox' },
    ] as const)('meets whoever is no visitor: $kind', async (actor) => {
      const sms = recordingSms()
      expect(await thrown(ask({ ...visitor().ctx, actor }, sms, nextMobile()))).toEqual({
        ...plain,
        code: 'forbidden',
      })
      expect(sms.sent).toEqual([])
    })
  })

  test('somebody who is signed in gets a code like any visitor', async () => {
    const { ctx } = visitor()
    const customer = {
      kind: 'customer',
      customerId: 'c-1',
      sessionId: 'signed-in',
      address: '192.0.2.9',
    } as const
    const answer = await ask({ ...ctx, actor: customer }, recordingSms(), nextMobile())
    expect(answer).toEqual({ lifeSeconds: 300, waitSeconds: 60 })
  })

  test.each([
    [0, '000000'],
    [42, '000042'],
    [999_999, '999999'],
  ])('a code has six digits, drawn from a million: %i is %s', async (drawn, code) => {
    const draw = vi.spyOn(crypto, 'randomInt').mockImplementation(() => drawn)
    syncBuiltinESMExports()
    onTestFinished(() => {
      draw.mockRestore()
      syncBuiltinESMExports()
    })
    const sms = recordingSms()
    const mobile = nextMobile()
    await ask(visitor().ctx, sms, mobile)
    expect(draw).toHaveBeenCalledExactlyOnceWith(1_000_000)
    expect(sms.codeFor(mobile)).toBe(code)
  })

  function visitorAt(now: number): Ctx {
    return { ...visitor().ctx, now: () => now }
  }
})

import { DomainError } from '@hongyan/kernel/errors'
import { aCodeFor, nextMobile, recordingSms, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { sendCode } from '../codes/send-code.ts'
import { createPaperKey } from './create-paper-key.ts'
import { listPaperCounts } from './list-paper-counts.ts'
import { takePaper } from './take-paper.ts'
import { verifyReader } from './verify-reader.ts'

const start = Date.UTC(2026, 10, 21, 4)
const day = 86_400_000
const edition = { paper: 'stock-placement', language: 'en-US' }

withDatabases('white papers', (database) => {
  function visit() {
    const clock = { now: start }
    return { clock, ctx: testCtx(database(), { now: () => clock.now }) }
  }

  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )

  async function aPass(ctx = visit().ctx) {
    const mobile = nextMobile()
    const code = await aCodeFor(ctx, mobile, 'white-paper')
    const reader = { mobile, code, consentVersion: '2026-11', language: 'en-US' }
    return { reader, ...(await verifyReader(ctx, reader)) }
  }

  test('a code gives a pass that opens papers for 30 days', async () => {
    const { ctx, clock } = visit()
    const { pass, until } = await aPass(ctx)
    expect(until).toBe(start + 30 * day)
    clock.now = until - 1
    expect((await createPaperKey(ctx, { ...edition, pass })).expiresAt).toBe(clock.now + 600_000)
    clock.now = until
    expect(await refusal(createPaperKey(ctx, { ...edition, pass }))).toBe('code-needed')
  })

  test('a pass that nobody gave opens nothing, nor does one whose reader is forgotten', async () => {
    const { ctx } = visit()
    for (const pass of ['', 'x.y', `${'a'.repeat(30)}.${'b'.repeat(43)}`]) {
      expect(await refusal(createPaperKey(ctx, { ...edition, pass }))).toBe('code-needed')
    }
    const { pass } = await aPass(ctx)
    await ctx.db.query.deleteFrom('paper_readers').execute()
    expect(await refusal(createPaperKey(ctx, { ...edition, pass }))).toBe('code-needed')
  })

  test('what is missing is named field by field, and a code for something else is worth nothing', async () => {
    const { ctx } = visit()
    const empty = await verifyReader(ctx, {
      mobile: '',
      code: '',
      consentVersion: null,
      language: 'zh-CN',
    }).catch((error: DomainError) => error.fields)
    expect(empty).toEqual([
      { path: 'phoneNum', message: 'contactMobileRequired' },
      { path: 'verifyCode', message: 'verifyCodeRequired' },
      { path: 'consentVersion', message: 'consentRequired' },
    ])
    const odd = await verifyReader(ctx, {
      mobile: '18400006002-7804',
      code: '12345',
      consentVersion: '2026-11',
      language: 'zh-CN',
    }).catch((error: DomainError) => error.fields)
    expect(odd).toEqual([
      { path: 'phoneNum', message: 'contactMobileWrong' },
      { path: 'verifyCode', message: 'verifyCodeWrong' },
    ])
    const mobile = nextMobile()
    const code = await aCodeFor(ctx, mobile, 'enquiry')
    const other = { mobile, code, consentVersion: '2026-11', language: 'zh-CN' }
    expect(await refusal(verifyReader(ctx, other))).toBe('wrong-code')
  })

  test('keeps the digest of the number and the text that was agreed to, for a year', async () => {
    const { ctx, clock } = visit()
    await ctx.db.query.deleteFrom('paper_readers').execute()
    const { reader } = await aPass(ctx)
    const kept = await ctx.db.query.selectFrom('paper_readers').selectAll().executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ text_version: '2026-11', language: 'en-US', given_at: start })
    expect(JSON.stringify(kept)).not.toContain(reader.mobile)
    clock.now = start + 366 * day
    await aPass(ctx)
    const rows = await ctx.db.query.selectFrom('paper_readers').select('given_at').execute()
    expect(rows).toEqual([{ given_at: clock.now }])
  })

  test('a form that is sent twice at once gets one pass; sent later, its code is used', async () => {
    const { ctx } = visit()
    const mobile = nextMobile()
    const sms = recordingSms()
    const visitor = { kind: 'visitor', sessionId: `paper-${mobile}`, address: '10.99.0.1' } as const
    await sendCode(
      { ...ctx, actor: visitor },
      { sms, mobile, purpose: 'white-paper', locale: 'en-US', captcha: null, onAlarm: () => {} },
    )
    const reader = { mobile, code: sms.codeFor(mobile), consentVersion: '2026-11', language: 'en-US' }
    const [first, second] = await Promise.all([verifyReader(ctx, reader), verifyReader(ctx, reader)])
    expect(second).toEqual(first)
    expect(await refusal(verifyReader(ctx, reader))).toBe('wrong-code')
  })

  test('a key opens its own edition until it expires, and is counted once', async () => {
    const { ctx, clock } = visit()
    await ctx.db.query.deleteFrom('paper_downloads').execute()
    const { pass } = await aPass(ctx)
    const { key, expiresAt } = await createPaperKey(ctx, { ...edition, pass })
    await Promise.all([takePaper(ctx, { ...edition, key }), takePaper(ctx, { ...edition, key })])
    await takePaper(ctx, { ...edition, key })
    for (const wrong of [
      { ...edition, language: 'zh-CN', key },
      { ...edition, paper: 'peak-season', key },
      { ...edition, key: `${key}x` },
      { ...edition, key: pass },
    ]) {
      expect(await refusal(takePaper(ctx, wrong))).toBe('link-expired')
    }
    clock.now = expiresAt
    expect(await refusal(takePaper(ctx, { ...edition, key }))).toBe('link-expired')

    clock.now = start + day
    const again = await createPaperKey(ctx, { ...edition, pass })
    await takePaper(ctx, { ...edition, key: again.key })
    const chinese = { ...edition, language: 'zh-CN' }
    await takePaper(ctx, { ...chinese, key: (await createPaperKey(ctx, { ...chinese, pass })).key })
    expect(await listPaperCounts(ctx)).toEqual([
      { ...edition, downloads: 2 },
      { ...chinese, downloads: 1 },
    ])
  })
})

import { DomainError } from '@hongyan/kernel/errors'
import {
  aCodeFor,
  aCustomer,
  anEnquiryForm,
  aPartner,
  aStaff,
  aStoredEnquiry,
  aSubmission,
  nextMobile,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { correctEnquiry } from './correct-enquiry.ts'
import { enquiryTransitions, statusesBefore } from './enquiry-status.ts'
import { showEnquiry } from './show-enquiry.ts'
import { submitEnquiry } from './submit-enquiry.ts'
import { transitionEnquiry } from './transition-enquiry.ts'
import { withdrawConsent } from './withdraw-consent.ts'

withDatabases('enquiries', (database) => {
  const ctx = () => testCtx(database())
  const desk = () => testCtx(database(), { actor: aStaff })

  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    )

  const messagesAbout = (number: string) =>
    database()
      .query.selectFrom('outbox')
      .select(['target', 'kind', 'state', 'revision'])
      .where('number', '=', number)
      .orderBy('revision')
      .orderBy('target')
      .execute()

  const everythingAbout = async (number: string) => {
    const { query } = database()
    const row = await query
      .selectFrom('enquiries')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const of = async (table: 'enquiry_details' | 'enquiry_consents') =>
      query.selectFrom(table).selectAll().where('enquiry_id', '=', row.id).execute()
    return {
      row,
      details: await of('enquiry_details'),
      consents: await of('enquiry_consents'),
      audit: await query
        .selectFrom('audit')
        .selectAll()
        .where('entity', '=', 'enquiry')
        .where('entity_id', '=', row.id)
        .orderBy('id')
        .execute(),
      outbox: await query.selectFrom('outbox').selectAll().where('aggregate', '=', row.id).execute(),
    }
  }

  describe('submitting', () => {
    test('stores enquiry, consent and what is to be told together', async () => {
      const mobile = nextMobile()
      const values = anEnquiryForm({
        contactMobile: mobile,
        verifyCode: await aCodeFor(ctx(), mobile),
        utm_source: 'fair',
        utm_term: '仓配',
        cooperationId: 'c-7',
        wuce: 'w=1',
        clientIp: '198.51.100.7',
      })
      const receipt = await submitEnquiry(ctx(), aSubmission(values, { locale: 'en-US' }))
      const stored = await everythingAbout(receipt.number)
      expect(stored.row).toMatchObject({
        status: 'received',
        form: 'page',
        locale: 'en-US',
        spam_reasons: null,
      })
      expect(stored.details).toEqual([
        expect.objectContaining({
          contact_mobile: mobile,
          estimate_order_count: 1200,
          utm_source: 'fair',
          utm_term: '仓配',
          cooperation_id: 'c-7',
          wuce: 'w=1',
        }),
      ])
      expect(stored.consents).toEqual([
        expect.objectContaining({ text_version: '2026-11', language: 'en-US', given_at: ctx().now() }),
      ])
      expect(stored.audit).toEqual([
        expect.objectContaining({
          action: 'received',
          actor: 'visitor',
          detail: JSON.stringify({ number: receipt.number }),
        }),
      ])
      expect((await messagesAbout(receipt.number)).map(({ target }) => target)).toEqual([
        'desk',
        'mail',
        'receipt',
        'webhook',
      ])
      expect(JSON.stringify(stored)).not.toContain('198.51.100.7')
    })

    test('1,000 times at once with one key make one enquiry and one answer', async () => {
      const mobile = nextMobile()
      const values = anEnquiryForm({ contactMobile: mobile, verifyCode: await aCodeFor(ctx(), mobile) })
      const token = { id: `session-${mobile}`, expiresAt: ctx().now() + 60_000 }
      const submission = aSubmission(values, { tokens: [token] })
      const receipts = await Promise.all(Array.from({ length: 1000 }, () => submitEnquiry(ctx(), submission)))
      expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
      const changed = { ...submission, values: { ...values, companyName: '另一家公司' } }
      expect(await refusal(submitEnquiry(ctx(), changed))).toBe('conflict')
      const rows = await database()
        .query.selectFrom('enquiry_details')
        .select('company_name')
        .where('contact_mobile', '=', mobile)
        .execute()
      expect(rows).toEqual([{ company_name: '样例商贸有限公司' }])
    }, 120_000)

    test('a code makes one enquiry, of two that use it at once', async () => {
      const mobile = nextMobile()
      const values = anEnquiryForm({ contactMobile: mobile, verifyCode: await aCodeFor(ctx(), mobile) })
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => refusal(submitEnquiry(ctx(), aSubmission(values)))),
      )
      expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'wrong-code')).toHaveLength(19)
    })

    test('a token makes one enquiry, and stays good when the enquiry was refused', async () => {
      const token = { id: `token-${nextMobile()}`, expiresAt: ctx().now() + 60_000 }
      const bad = aSubmission(anEnquiryForm({ contactMobile: nextMobile() }), { tokens: [token] })
      expect(await refusal(submitEnquiry(ctx(), bad))).toBe('wrong-code')
      await aStoredEnquiry(ctx(), {}, { tokens: [token] })
      expect(await refusal(aStoredEnquiry(ctx(), {}, { tokens: [token] }))).toBe('token-spent')
    })

    test('what looks like spam is kept, marked, and sends nothing to the number it names', async () => {
      const receipt = await aStoredEnquiry(ctx(), {}, { trap: 'https://a.example', filledInMs: 300 })
      const { row } = await everythingAbout(receipt.number)
      expect(JSON.parse(row.spam_reasons ?? '')).toEqual(['trap', 'too-fast'])
      expect((await messagesAbout(receipt.number)).map(({ target }) => target)).toEqual([
        'desk',
        'mail',
        'webhook',
      ])
    })

    test('the fourth of one number within a day is marked, and none a day later', async () => {
      const mobile = nextMobile()
      const marks = async (at: number) => {
        const then = testCtx(database(), { now: () => ctx().now() + at })
        const verifyCode = await aCodeFor(then, mobile)
        const receipt = await submitEnquiry(
          then,
          aSubmission(anEnquiryForm({ contactMobile: mobile, verifyCode })),
        )
        return (await everythingAbout(receipt.number)).row.spam_reasons
      }
      await aStoredEnquiry(ctx())
      for (const at of [0, 61_000, 122_000]) expect(await marks(at)).toBeNull()
      expect(await marks(183_000)).toBe('["repeated"]')
      expect(await marks(2 * 86_400_000)).toBeNull()
    })

    test('keeps which text was agreed to, as the form says it', async () => {
      const mine = await aStoredEnquiry(ctx(), { consentVersion: '2026-10' })
      expect((await everythingAbout(mine.number)).consents).toMatchObject([{ text_version: '2026-10' }])
      const silent = await aStoredEnquiry(ctx())
      expect((await everythingAbout(silent.number)).consents).toMatchObject([{ text_version: '2026-11' }])
    })

    test('is nothing with a token that is not genuine', async () => {
      const mobile = nextMobile()
      const values = anEnquiryForm({ contactMobile: mobile, verifyCode: await aCodeFor(ctx(), mobile) })
      expect(await refusal(submitEnquiry(ctx(), aSubmission(values, { tokens: null })))).toBe('token-spent')
      expect(await refusal(submitEnquiry(ctx(), aSubmission(values)))).toBe('accepted')
    })

    test('a wrong form is refused field by field and stores nothing', async () => {
      const values = anEnquiryForm({ contactMobile: '1', companyName: '' })
      const error = await submitEnquiry(ctx(), aSubmission(values)).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({
        code: 'invalid-input',
        fields: [
          { path: 'companyName', message: 'companyNameRequired' },
          { path: 'contactMobile', message: 'contactMobileWrong' },
        ],
      })
    })
  })

  describe('the private page', () => {
    test('opens with its own token alone', async () => {
      const mine = await aStoredEnquiry(ctx())
      const other = await aStoredEnquiry(ctx())
      const shown = await showEnquiry(ctx(), mine)
      expect(shown).toMatchObject({ number: mine.number, status: { kind: 'received' } })
      expect(shown.record?.details.contactMobile).toBe(mine.mobile)
      const crossed = { number: mine.number, token: other.token }
      for (const input of [crossed, { ...mine, token: '' }, { ...mine, number: 'EQ-2222-2222' }]) {
        expect(await refusal(showEnquiry(ctx(), input))).toBe('not-found')
      }
      const late = testCtx(database(), { now: () => mine.tokenUntil })
      expect(await refusal(showEnquiry(late, mine))).toBe('not-found')
    })

    test('is the same receipt, with the same end, however late it is asked for', async () => {
      const mobile = nextMobile()
      const submission = aSubmission(
        anEnquiryForm({ contactMobile: mobile, verifyCode: await aCodeFor(ctx(), mobile) }),
      )
      const first = await submitEnquiry(ctx(), submission)
      const later = testCtx(database(), { now: () => ctx().now() + 3 * 86_400_000 })
      expect(await submitEnquiry(later, submission)).toEqual(first)
      for (const changes of [{ remark: '别的' }, { companyName: '别家公司' }, { contactName: '林样本' }]) {
        const values = { ...(submission.values as object), ...changes }
        expect(await refusal(submitEnquiry(later, { ...submission, values }))).toBe('conflict')
      }
      expect(await refusal(submitEnquiry(later, { ...submission, form: 'dialog' }))).toBe('conflict')
      // Of one that was withdrawn nothing is known that could differ.
      await withdrawConsent(later, first)
      expect(await submitEnquiry(later, submission)).toEqual(first)
    })

    test('a correction is the newest that is known of it', async () => {
      const mine = await aStoredEnquiry(ctx())
      const later = testCtx(database(), { now: () => ctx().now() + 86_400_000 })
      await correctEnquiry(later, { ...mine, changes: { remark: '改过' }, verifyCode: null })
      const { row } = await everythingAbout(mine.number)
      expect(row).toMatchObject({ revision: 2, updated_at: later.now() })
    })

    test('is not moved to a place that there is none of', async () => {
      const mine = await aStoredEnquiry(ctx())
      const change = (changes: Record<string, unknown>) =>
        correctEnquiry(ctx(), { ...mine, changes, verifyCode: null })
      expect(await refusal(change({ district: '没有区' }))).toBe('invalid-input')
      await change({ district: '洪山区' })
      expect((await showEnquiry(ctx(), mine)).record?.details.district).toBe('洪山区')
    })

    test('corrects by the rules of the form, and tells every receiver', async () => {
      const mine = await aStoredEnquiry(ctx())
      const change = (changes: Record<string, unknown>, verifyCode: string | null = null) =>
        correctEnquiry(ctx(), { ...mine, changes, verifyCode })
      expect(await refusal(change({ companyName: '' }))).toBe('invalid-input')
      await change({ companyName: '新名称有限公司', cooperateType: 'air' })
      const { record } = await showEnquiry(ctx(), mine)
      expect(record?.details).toMatchObject({ companyName: '新名称有限公司', cooperateType: 'warehousing' })
      expect((await messagesAbout(mine.number)).filter(({ kind }) => kind === 'corrected')).toEqual(
        ['desk', 'mail', 'webhook'].map((target) => ({
          target,
          kind: 'corrected',
          state: 'waiting',
          revision: 2,
        })),
      )
    })

    test('a new mobile number needs a code sent to it', async () => {
      const mine = await aStoredEnquiry(ctx())
      const contactMobile = nextMobile()
      const change = (verifyCode: string | null) =>
        correctEnquiry(ctx(), { ...mine, changes: { contactMobile }, verifyCode })
      expect(await refusal(change(null))).toBe('wrong-code')
      const code = await aCodeFor(ctx(), contactMobile, 'correction')
      await change(code)
      // One code is good for one correction.
      const other = await aStoredEnquiry(ctx())
      expect(
        await refusal(correctEnquiry(ctx(), { ...other, changes: { contactMobile }, verifyCode: code })),
      ).toBe('wrong-code')
      expect((await showEnquiry(ctx(), mine)).record?.details.contactMobile).toBe(contactMobile)
    })

    test('withdrawing deletes the data everywhere it lay, tells every receiver, and leaves a line', async () => {
      const mine = await aStoredEnquiry(ctx(), { remark: '一句只有这里有的话' })
      await database()
        .query.updateTable('outbox')
        .set({ state: 'delivered' })
        .where('number', '=', mine.number)
        .where('target', '=', 'webhook')
        .execute()
      // What waits for a person to look at is not sent either.
      await database()
        .query.updateTable('outbox')
        .set({ state: 'parked', problem: 'HTTP 500' })
        .where('number', '=', mine.number)
        .where('target', '=', 'mail')
        .execute()
      await database()
        .query.updateTable('enquiries')
        .set({ spam_reasons: '["links"]' })
        .where('number', '=', mine.number)
        .execute()
      expect(await withdrawConsent(ctx(), mine)).toMatchObject({ kind: 'withdrawn' })
      expect(await withdrawConsent(ctx(), mine)).toMatchObject({ kind: 'withdrawn' })
      const left = await everythingAbout(mine.number)
      const words = JSON.stringify(left)
      for (const word of [mine.mobile, '欧阳样例', '样例商贸', '样例路', '一句只有这里有的话']) {
        expect(words).not.toContain(word)
      }
      // A keyed digest is as good as the words to whoever has the key.
      expect(left.row).toMatchObject({ content_mac: '', spam_reasons: null })
      const keys = database().query.selectFrom('outbox').select('ordering_key')
      for (const { ordering_key } of await keys.where('number', '=', mine.number).execute())
        expect(ordering_key).toBeNull()
      expect(left.audit.map(({ action }) => action)).toEqual(['received', 'withdrawn'])
      expect(left.consents).toEqual([expect.objectContaining({ withdrawn_at: ctx().now() })])
      expect(await messagesAbout(mine.number)).toEqual([
        { target: 'desk', kind: 'enquiry', state: 'cancelled', revision: 1 },
        { target: 'mail', kind: 'enquiry', state: 'cancelled', revision: 1 },
        { target: 'receipt', kind: 'enquiry', state: 'cancelled', revision: 1 },
        { target: 'webhook', kind: 'enquiry', state: 'delivered', revision: 1 },
        { target: 'desk', kind: 'withdrawn', state: 'waiting', revision: 2 },
        { target: 'mail', kind: 'withdrawn', state: 'waiting', revision: 2 },
        { target: 'webhook', kind: 'withdrawn', state: 'waiting', revision: 2 },
      ])
      expect((await showEnquiry(ctx(), mine)).record).toBeNull()
      expect(await refusal(correctEnquiry(ctx(), { ...mine, changes: {}, verifyCode: null }))).toBe(
        'not-available',
      )
      expect(
        await refusal(transitionEnquiry(desk(), { number: mine.number, move: { kind: 'assigned' } })),
      ).toBe('conflict')
    })
  })

  describe('the statuses', () => {
    test('the desk moves an enquiry along the table, and nobody else does', async () => {
      const mine = await aStoredEnquiry(ctx())
      const dueAt = ctx().now() + 3_600_000
      const move = (kind: 'assigned' | 'contacted') =>
        transitionEnquiry(desk(), { number: mine.number, move: { kind } })
      expect(
        await refusal(transitionEnquiry(ctx(), { number: mine.number, move: { kind: 'assigned' } })),
      ).toBe('forbidden')
      for (const actor of [aPartner, aCustomer('somebody')]) {
        const other = testCtx(database(), { actor })
        const asked = transitionEnquiry(other, { number: mine.number, move: { kind: 'assigned' } })
        expect(await refusal(asked)).toBe('forbidden')
      }
      await move('assigned')
      await transitionEnquiry(desk(), { number: mine.number, move: { kind: 'first-call-due', dueAt } })
      expect((await showEnquiry(ctx(), mine)).status).toMatchObject({ kind: 'first-call-due', dueAt })
      await move('contacted')
      await move('contacted')
      const closed = { kind: 'closed', outcome: 'won' } as const
      expect(await transitionEnquiry(desk(), { number: mine.number, move: closed })).toMatchObject(closed)
      expect(await refusal(move('assigned'))).toBe('conflict')
      const lost = { kind: 'closed', outcome: 'lost' } as const
      expect(await refusal(transitionEnquiry(desk(), { number: mine.number, move: lost }))).toBe('conflict')
      expect(await refusal(transitionEnquiry(desk(), { number: 'EQ-1', move: closed }))).toBe('not-found')
    })

    test('every status but the first can be reached, and the last leads nowhere', () => {
      for (const kind of Object.keys(enquiryTransitions) as (keyof typeof enquiryTransitions)[]) {
        expect(statusesBefore(kind).length > 0).toBe(kind !== 'received')
      }
      expect(enquiryTransitions.withdrawn).toEqual([])
    })
  })
})

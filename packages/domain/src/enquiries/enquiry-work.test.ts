import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { aStoredEnquiry, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff } from '@hongyan/testing/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { assignEnquiry } from './assign-enquiry.ts'
import { exportEnquiries } from './export-enquiries.ts'
import { firstCallDueAt } from './first-call.ts'
import { joinEnquiries, separateEnquiry } from './join-enquiries.ts'
import { countEnquiries, type EnquiryFilters, listEnquiries } from './list-enquiries.ts'
import { markSpam } from './mark-spam.ts'
import { noteEnquiry, revealEnquiry, showEnquiryWork } from './show-enquiry-work.ts'
import { transitionEnquiry } from './transition-enquiry.ts'
import { withdrawConsent } from './withdraw-consent.ts'

const at = (time: string) => Date.parse(`2026-11-${time}+08:00`)

describe('a first call is due two hours on, of those in which people are called', () => {
  test.each([
    ['21T00:00:00', '21T10:00:00'],
    ['21T07:59:59', '21T10:00:00'],
    ['21T08:00:00', '21T10:00:00'],
    ['21T12:30:00', '21T14:30:00'],
    ['21T19:59:59', '21T21:59:59'],
    ['21T20:00:00', '22T08:00:00'],
    ['21T21:30:00', '22T09:30:00'],
    ['21T22:00:00', '22T10:00:00'],
    ['21T23:59:59', '22T10:00:00'],
  ])('%s → %s', (received, due) => expect(firstCallDueAt(at(received))).toBe(at(due)))
})

const grant = (role: string): StaffGrant => ({ role, kind: null, language: null, branch: null })
const all: EnquiryFilters = {
  group: 'open',
  assignee: null,
  from: null,
  until: null,
  text: '',
  sort: 'due',
  after: null,
  limit: 50,
}

withDatabases('work on enquiries', (database) => {
  const clock = { now: at('21T09:00:00') }
  const ctx = (): Ctx => testCtx(database(), { now: () => clock.now })
  const system = (): Ctx => ({ ...ctx(), actor: { kind: 'system', name: 'test' } })
  const numbersOf = async (who: Ctx, filters: Partial<EnquiryFilters> = {}) =>
    (await listEnquiries(who, { ...all, ...filters })).rows.map(({ number }) => number)
  const rowOf = async (who: Ctx, number: string) => {
    const [row] = (await listEnquiries(who, { ...all, group: 'all', text: number })).rows
    if (!row) throw new Error('no such enquiry')
    return row
  }
  const actionsOf = async (number: string) =>
    (await showEnquiryWork((await signInStaff(system())).ctx, { number })).history.map(({ action }) => action)

  beforeEach(async () => {
    clock.now = at('21T09:00:00')
    await database().query.deleteFrom('enquiries').execute()
  })

  test('whoever is to be called first stands first, a page at a time, in either order', async () => {
    const sales = await signInStaff(system(), [grant('sales')])
    const numbers: string[] = []
    for (const time of ['21T09:00:00', '21T09:30:00', '21T10:00:00', '21T10:00:00', '21T10:30:00']) {
      clock.now = at(time)
      numbers.push((await aStoredEnquiry(ctx())).number)
    }
    const last = numbers.at(-1) ?? ''
    // An agreed call comes before all that are due later.
    await transitionEnquiry(sales.ctx, {
      number: last,
      move: { kind: 'first-call-due', dueAt: at('21T10:45:00') },
    })
    const expected = [last, ...numbers.slice(0, -1)]
    expect(await numbersOf(sales.ctx)).toEqual(expected)
    const walked = async (filters: Partial<EnquiryFilters>) => {
      const seen: string[] = []
      let after: string | null = null
      do {
        const page = await listEnquiries(sales.ctx, { ...all, ...filters, limit: 2, after })
        seen.push(...page.rows.map(({ number }) => number))
        after = page.next
      } while (after !== null)
      return seen
    }
    expect(await walked({})).toEqual(expected)
    expect(await walked({ sort: 'newest' })).toEqual([...numbers].reverse())
    expect(await walked({ group: 'all' })).toEqual([...numbers].reverse())
    clock.now = at('21T11:20:00')
    expect(await numbersOf(sales.ctx, { group: 'overdue' })).toEqual([last, numbers[0]])
    expect(await countEnquiries(sales.ctx)).toEqual({
      open: 5,
      late: 2,
      withinHour: 3,
      laterToday: 0,
      nextAt: at('21T11:30:00'),
      mine: 0,
      free: 5,
    })
    expect(await numbersOf(sales.ctx, { group: 'within-hour' })).toEqual(numbers.slice(1, 4))
    clock.now = at('21T10:20:00')
    expect(await numbersOf(sales.ctx, { group: 'later-today' })).toEqual(numbers.slice(1, 4))
    clock.now = at('21T11:20:00')
    expect((await rowOf(sales.ctx, numbers[1] ?? '')).dueAt).toBe(at('21T11:30:00'))
  })

  test('one that a build before took in is due as all others', async () => {
    const sales = await signInStaff(system(), [grant('sales')])
    const { number } = await aStoredEnquiry(ctx())
    await database().query.updateTable('enquiries').set({ first_call_at: 0 }).execute()
    expect(await rowOf(sales.ctx, number)).toMatchObject({
      dueAt: at('21T11:00:00'),
      steps: expect.any(Array),
    })
    expect(await numbersOf(sales.ctx)).toEqual([number])
  })

  test('is found by number, phone and names, by whose it is, and by when it came', async () => {
    const sales = await signInStaff(system(), [grant('sales')])
    const first = await aStoredEnquiry(ctx(), { companyName: '青_禾百分%商贸' })
    clock.now = at('22T09:00:00')
    const second = await aStoredEnquiry(ctx(), { contactName: 'Ada Sample' })
    const found = (filters: Partial<EnquiryFilters>) => numbersOf(sales.ctx, filters)
    expect(await found({ text: first.number.toLowerCase() })).toEqual([first.number])
    expect(await found({ text: second.mobile })).toEqual([second.number])
    expect(await found({ text: `+86 ${second.mobile}` })).toEqual([second.number])
    expect(await found({ text: '百分%' })).toEqual([first.number])
    expect(await found({ text: '青%' })).toEqual([])
    expect(await found({ text: 'ada sample' })).toEqual([second.number])
    expect(await found({ from: at('22T00:00:00') })).toEqual([second.number])
    expect(await found({ until: at('22T00:00:00') })).toEqual([first.number])
    await assignEnquiry(sales.ctx, { number: second.number, to: sales.person.staffId })
    expect(await found({ assignee: 'me' })).toEqual([second.number])
    expect(await found({ assignee: sales.person.staffId })).toEqual([second.number])
    expect(await found({ assignee: 'nobody' })).toEqual([first.number])
    expect(await countEnquiries(sales.ctx)).toMatchObject({ mine: 1, free: 1 })
  })

  test('is given to whoever works on enquiries, and to nobody else', async () => {
    const [sales, editor] = [
      await signInStaff(system(), [grant('sales')]),
      await signInStaff(system(), [grant('editor')]),
    ]
    const { number, token } = await aStoredEnquiry(ctx())
    const assign = (who: Ctx, to: string | null) => assignEnquiry(who, { number, to })
    await assign(sales.ctx, sales.person.staffId)
    await assign(sales.ctx, sales.person.staffId)
    expect(await rowOf(sales.ctx, number)).toMatchObject({
      status: { kind: 'assigned' },
      assignee: sales.person.staffId,
      dueAt: at('21T11:00:00'),
    })
    expect((await actionsOf(number)).filter((action) => action === 'assigned')).toHaveLength(1)
    await expect(assign(sales.ctx, editor.person.staffId)).rejects.toMatchObject({ code: 'invalid-input' })
    await expect(assign(sales.ctx, 'nobody-there')).rejects.toMatchObject({ code: 'invalid-input' })
    await expect(assign(editor.ctx, null)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(assign(ctx(), null)).rejects.toMatchObject({ code: 'forbidden' })
    await assign(sales.ctx, null)
    expect(await rowOf(sales.ctx, number)).toMatchObject({ assignee: null, status: { kind: 'assigned' } })
    await withdrawConsent(ctx(), { number, token })
    await expect(assign(sales.ctx, sales.person.staffId)).rejects.toMatchObject({ code: 'not-available' })
    await expect(assignEnquiry(sales.ctx, { number: 'EQ-2222-2222', to: null })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('moves as the table says, by a person and by a program alike', async () => {
    const sales = await signInStaff(system(), [grant('sales')])
    const branch = await signInStaff(system(), [grant('branch')])
    const { number } = await aStoredEnquiry(ctx())
    const move = (who: Ctx, kind: 'contacted' | 'assigned') =>
      transitionEnquiry(who, { number, move: { kind } })
    await expect(move(branch.ctx, 'contacted')).rejects.toMatchObject({ code: 'forbidden' })
    await move(sales.ctx, 'contacted')
    await move({ ...ctx(), actor: { kind: 'staff', keyId: 'desk' } }, 'contacted')
    expect(await rowOf(sales.ctx, number)).toMatchObject({ status: { kind: 'contacted' }, dueAt: null })
    await transitionEnquiry(sales.ctx, { number, move: { kind: 'closed', outcome: 'won' } })
    await expect(move(sales.ctx, 'assigned')).rejects.toMatchObject({ code: 'conflict' })
    expect((await rowOf(sales.ctx, number)).steps).not.toContain('contacted')
  })

  test('spam stands in its own list, and comes back when it is none', async () => {
    const sales = await signInStaff(system(), [grant('sales')])
    const suspect = await aStoredEnquiry(ctx(), {}, { trap: 'filled' })
    const { number } = await aStoredEnquiry(ctx())
    const lists = async () => [await numbersOf(sales.ctx), await numbersOf(sales.ctx, { group: 'spam' })]
    expect(await lists()).toEqual([[number], [suspect.number]])
    await markSpam(sales.ctx, { number, isSpam: true })
    await markSpam(sales.ctx, { number, isSpam: true })
    await markSpam(sales.ctx, { number: suspect.number, isSpam: false })
    await markSpam(sales.ctx, { number: suspect.number, isSpam: false })
    expect(await lists()).toEqual([[suspect.number], [number]])
    expect((await rowOf(sales.ctx, number)).spam).toEqual(['staff'])
    expect((await actionsOf(number)).filter((action) => action === 'marked-spam')).toHaveLength(1)
    await expect(markSpam(ctx(), { number, isSpam: true })).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('several of one phone are worked on as one, and stand apart again', async () => {
    const sales = await signInStaff(system(), [grant('sales')])
    const mobile = '13900009999'
    const numbers: string[] = []
    for (const companyName of ['甲公司', '乙公司', '丙公司']) {
      clock.now += 60_000
      numbers.push((await aStoredEnquiry(ctx(), { companyName })).number)
    }
    const [first = '', second = '', other = ''] = numbers
    const mac = (number: string, mobile_mac: string) =>
      database()
        .query.updateTable('enquiry_details')
        .set({ mobile_mac, contact_mobile: mobile })
        .where('enquiry_id', 'in', (eb) =>
          eb.selectFrom('enquiries').select('id').where('number', '=', number),
        )
        .execute()
    await mac(first, 'one phone')
    await mac(second, 'one phone')
    expect((await rowOf(sales.ctx, first)).similar).toEqual([second])
    expect((await rowOf(sales.ctx, other)).similar).toEqual([])
    const join = (...numbers: string[]) => joinEnquiries(sales.ctx, { numbers })
    await expect(join(first, other)).rejects.toMatchObject({ code: 'conflict' })
    await expect(join(first, first)).rejects.toMatchObject({ code: 'invalid-input' })
    expect(await join(second, first)).toEqual({ number: first })
    expect(await numbersOf(sales.ctx)).toEqual([first, other])
    expect(await rowOf(sales.ctx, first)).toMatchObject({ similar: [], joined: 1 })
    expect(await showEnquiryWork(sales.ctx, { number: second })).toMatchObject({ joinedTo: first })
    expect(await showEnquiryWork(sales.ctx, { number: first })).toMatchObject({ joinedNumbers: [second] })
    await transitionEnquiry(sales.ctx, { number: first, move: { kind: 'contacted' } })
    expect((await showEnquiryWork(sales.ctx, { number: second })).status.kind).toBe('contacted')
    expect(await actionsOf(second)).toEqual(['received', 'joined', 'status:contacted'])
    await separateEnquiry(sales.ctx, { number: second })
    await expect(separateEnquiry(sales.ctx, { number: second })).rejects.toMatchObject({ code: 'conflict' })
    expect(await numbersOf(sales.ctx, { group: 'contacted', sort: 'newest' })).toEqual([second, first])
  })

  test('what stands under one that is withdrawn stands for itself', async () => {
    const sales = await signInStaff(system(), [grant('sales')])
    const company = { companyName: '同一家公司' }
    const [first, second] = [await aStoredEnquiry(ctx(), company), await aStoredEnquiry(ctx(), company)]
    await noteEnquiry(sales.ctx, { number: first.number, text: '下午再打' })
    await joinEnquiries(sales.ctx, { numbers: [first.number, second.number] })
    await withdrawConsent(ctx(), first)
    expect(await numbersOf(sales.ctx)).toEqual([second.number])
    const shown = await showEnquiryWork(sales.ctx, { number: first.number })
    expect(shown).toMatchObject({ details: null, notes: [], consent: { withdrawnAt: clock.now } })
    await expect(revealEnquiry(sales.ctx, first)).rejects.toMatchObject({ code: 'not-available' })
    await expect(noteEnquiry(sales.ctx, { number: first.number, text: 'x' })).rejects.toMatchObject({
      code: 'not-available',
    })
  })

  test('notes are for staff, and a look at the person is written down', async () => {
    const sales = await signInStaff(system(), [grant('sales')])
    const { number, mobile } = await aStoredEnquiry(ctx())
    await noteEnquiry(sales.ctx, { number, text: ' 下午再打 ' })
    for (const text of ['  ', 'x'.repeat(2_001)])
      await expect(noteEnquiry(sales.ctx, { number, text })).rejects.toMatchObject({ code: 'invalid-input' })
    const view = await showEnquiryWork(sales.ctx, { number })
    expect(view.notes).toMatchObject([{ text: '下午再打', by: '样例员工' }])
    expect(view.consent).toMatchObject({ textVersion: '2026-11', language: 'zh-CN', withdrawnAt: null })
    expect((await revealEnquiry(sales.ctx, { number })).details.contactMobile).toBe(mobile)
    expect(await actionsOf(number)).toEqual(['received', 'noted', 'seen'])
    const publisher = await signInStaff(system(), [grant('publisher')])
    await expect(revealEnquiry(publisher.ctx, { number })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(showEnquiryWork(publisher.ctx, { number })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(listEnquiries(ctx(), all)).rejects.toMatchObject({ code: 'sign-in-needed' })
  })

  test('a list is taken as a file by whoever may, and that is written down', async () => {
    const sales = await signInStaff(system(), [grant('sales')])
    await aStoredEnquiry(ctx())
    const rows = await exportEnquiries(sales.ctx, { ...all, inFull: true })
    expect(rows).toHaveLength(1)
    const written = await database()
      .query.selectFrom('audit')
      .select(['actor', 'detail'])
      .where('action', '=', 'exported')
      .execute()
    expect(written.at(-1)).toEqual({
      actor: `person:${sales.person.staffId}`,
      detail: '{"rows":1,"inFull":1}',
    })
    const branch = await signInStaff(system(), [grant('branch')])
    await expect(exportEnquiries(branch.ctx, { ...all, inFull: false })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

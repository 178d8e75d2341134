import type { Ctx } from '@hongyan/kernel/context'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff, staffGrant } from '@hongyan/testing/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { quoteShipment, shippedRates } from '../quotes/quote-shipment.ts'
import { inquiry } from '../quotes/testing/any-inquiry.ts'
import { approveVersion } from './approve-version.ts'
import { askApproval } from './ask-approval.ts'
import { listVersions } from './list-versions.ts'
import { ratesOn } from './rate-book.ts'
import { noChange, type RateChange } from './rate-change.ts'
import { ratesSince } from './rates-in-force.ts'
import { refuseVersion } from './refuse-version.ts'
import { saveVersion } from './save-version.ts'
import { showVersion } from './show-version.ts'
import { startVersion } from './start-version.ts'
import { takeBackVersion } from './take-back-version.ts'

const start = Date.UTC(2026, 10, 21, 4)
const shipped = ratesOn(shippedRates, '2026-12-01')
const dearer = (fuel: number): RateChange => ({
  ...noChange,
  fuel: { road: fuel, air: 850, settledUntil: '2026-12-31' },
})

withDatabases('versions of the rates', (database) => {
  const clock = { now: start }
  const base = (): Ctx => testCtx(database(), { now: () => clock.now })
  let writer: Ctx
  let second: Ctx
  let day = 0
  const rates = async (): Promise<Ctx> => (await signInStaff(base(), [staffGrant('rates')])).ctx

  beforeEach(async () => {
    clock.now = start
    writer = await rates()
    second = await rates()
    day += 1
  })
  /** A day of this test alone: what others approved holds on others. */
  const ahead = (): string => isoInZone(start + day * 86_400_000, 'Asia/Shanghai').slice(0, 10)

  async function draft(change: RateChange, validFrom = ahead()): Promise<string> {
    const { id } = await startVersion(writer, { title: '燃油附加费', validFrom })
    await saveVersion(writer, { id, base: 0, title: '燃油附加费', validFrom, change })
    return id
  }
  async function approved(change: RateChange, validFrom = ahead()): Promise<string> {
    const id = await draft(change, validFrom)
    await askApproval(writer, { id })
    await approveVersion(second, { id, revision: 1 })
    return id
  }
  const book = async () => (await ratesSince(base(), -1))?.book ?? shippedRates
  const quoteOn = async (date: string) => {
    const books = { ...(await book()), network: null, delays: null }
    const { offers } = quoteShipment({ now: () => start }, inquiry({ date }), books, ['express-standard'])
    return offers[0]?.lines.find(({ item }) => item === 'fuel')?.fee
  }

  describe('a version', () => {
    test('holds from its day on, and the day before keeps its price', async () => {
      const before = ahead()
      day += 1
      const old = await quoteOn(before)
      const id = await approved(dearer(0))
      expect(old).toBeGreaterThan(0)
      expect(await quoteOn(before)).toBe(old)
      expect(await quoteOn(ahead())).toBe(0)
      expect(await showVersion(writer, { id })).toMatchObject({
        version: { state: 'approved', isInForce: false, parts: ['fuel'], mayTakeBack: true },
        saves: [{ revision: 1, parts: ['fuel'], by: '样例员工' }],
      })
      await takeBackVersion(writer, { id })
      expect(await quoteOn(ahead())).toBe(old)
      const audit = await database()
        .query.selectFrom('audit')
        .select('action')
        .where('entity_id', '=', id)
        .orderBy('id')
        .execute()
      expect(audit.map(({ action }) => action)).toEqual(['begun', 'saved', 'asked', 'approved', 'taken-back'])
    })

    test('is followed by its edition, and nothing is read where none is newer', async () => {
      const { edition } = (await ratesSince(base(), -1)) ?? { edition: 0 }
      expect(await ratesSince(base(), edition)).toBeNull()
      const id = await approved(dearer(700))
      const newer = await ratesSince(base(), edition)
      expect(newer?.edition).toBeGreaterThan(edition)
      await takeBackVersion(writer, { id })
      expect((await ratesSince(base(), newer?.edition ?? 0))?.edition).toBeGreaterThan(newer?.edition ?? 0)
    })

    test('counts at a moment that is over from its approval until it was taken back', async () => {
      const id = await draft(dearer(990))
      await askApproval(writer, { id })
      clock.now = start + 1000
      await approveVersion(second, { id, revision: 1 })
      clock.now = start + 2000
      await takeBackVersion(writer, { id })
      const since = await ratesSince(base(), -1)
      const counts = (at: number) => since?.bookAt(at).tariffs.fuel.some(({ road }) => road === 990)
      expect([start, start + 1000, start + 1999, start + 2000].map(counts)).toEqual([
        false,
        true,
        true,
        false,
      ])
    })

    test('leaves out what stands so already', async () => {
      const { id } = await startVersion(writer, { title: '不变', validFrom: ahead() })
      const change = { ...shipped, fuel: { road: 600, air: 850, settledUntil: '2026-12-31' } }
      const now = ratesOn(await book(), ahead())
      const saved = await saveVersion(writer, {
        id,
        base: 0,
        title: '不变',
        validFrom: ahead(),
        change: { ...now, fuel: change.fuel },
      })
      expect(saved).toEqual({ revision: 1, change: { ...noChange, fuel: change.fuel } })
    })

    test('cut-offs and pauses change the arrival from their day on', async () => {
      const rule = shipped.transit['express-standard']
      if (!rule || !shipped.calendar) throw new Error('they ship')
      const [date, later] = ['2027-03-01', '2027-03-10']
      const pause = {
        reason: 'new-year' as const,
        from: later,
        to: later,
        products: ['express-standard' as const],
      }
      const { calendar } = ratesOn(await book(), date)
      if (calendar === null) throw new Error('there is a calendar')
      await approved(
        {
          ...noChange,
          transit: { 'express-standard': { ...rule, days: { ...rule.days, middle: [4, 4] } } },
          calendar: { ...calendar, pauses: [...calendar.pauses, pause] },
        },
        date,
      )
      const books = { ...(await book()), network: null, delays: null }
      const arrives = (on: string) =>
        quoteShipment({ now: () => start }, inquiry({ date: on }), books, ['express-standard']).offers[0]
          ?.transit.latest
      expect(arrives('2027-02-27')).toBe('2027-03-01')
      expect(arrives('2027-03-02')).toBe('2027-03-06')
      expect(arrives('2027-03-08')).toBe('2027-03-13')
    })

    test('goes back with a reason, is written on, and asked for again', async () => {
      const id = await draft(dearer(700))
      await askApproval(writer, { id })
      await refuseVersion(second, { id, note: '太贵' })
      expect((await showVersion(writer, { id })).version).toMatchObject({ state: 'refused', note: '太贵' })
      const again = { id, base: 1, title: '燃油', validFrom: ahead(), change: dearer(650) }
      expect(await saveVersion(writer, again)).toMatchObject({ revision: 2 })
      await askApproval(writer, { id })
      await takeBackVersion(writer, { id })
      expect((await showVersion(writer, { id })).version.state).toBe('draft')
    })
  })

  describe('is refused', () => {
    const refused = (code: string, message?: string) => ({
      code,
      ...(message === undefined ? {} : { fields: [{ message }] }),
    })

    test('approval by whoever wrote any of it', async () => {
      const id = await draft(dearer(700))
      const other = { id, base: 1, title: '燃油', validFrom: ahead(), change: dearer(710) }
      await saveVersion(second, other)
      await askApproval(writer, { id })
      for (const own of [writer, second])
        await expect(approveVersion(own, { id, revision: 2 })).rejects.toMatchObject(refused('own-work'))
      expect((await listVersions(second)).find((one) => one.id === id)).toMatchObject({ mayApprove: false })
      expect((await listVersions(await rates())).find((one) => one.id === id)).toMatchObject({
        mayApprove: true,
      })
    })

    test('a stale save, with what both made of it', async () => {
      const id = await draft(dearer(700))
      const stale = { id, base: 0, title: '燃油', validFrom: ahead(), change: dearer(800) }
      await expect(saveVersion(second, stale)).rejects.toMatchObject({
        code: 'changed',
        current: 1,
        differences: [{ part: 'fuel', mine: { road: 800 }, theirs: { road: 700 } }],
      })
    })

    test('of two who save at once one is told what the other made', async () => {
      const id = await draft(dearer(700))
      const save = (fuel: number, by: Ctx) =>
        saveVersion(by, { id, base: 1, title: '燃油', validFrom: ahead(), change: dearer(fuel) })
      const done = await Promise.allSettled([save(710, writer), save(720, second)])
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'changed', current: 2 },
      })
    })

    test('what was saved since somebody looked at it', async () => {
      const id = await draft(dearer(700))
      await askApproval(writer, { id })
      await expect(approveVersion(second, { id, revision: 0 })).rejects.toMatchObject(refused('settled'))
    })

    test('the same part on the same day twice, also where two are approved at once', async () => {
      const ids = [await draft(dearer(700)), await draft(dearer(800))]
      for (const id of ids) await askApproval(writer, { id })
      const done = await Promise.allSettled(ids.map((id) => approveVersion(second, { id, revision: 1 })))
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: refused('day-taken'),
      })
    })

    test('a day that has begun: to begin with, to save, to ask, to approve, to take back', async () => {
      await expect(startVersion(writer, { title: 'x', validFrom: '2026-11-21' })).rejects.toMatchObject(
        refused('day-over'),
      )
      const asked = await draft(dearer(901))
      await askApproval(writer, { id: asked })
      const late = await draft({ ...noChange, addOns: { ...(shipped.addOns ?? never()), coldLabelling: 60 } })
      const held = await approved({ ...noChange, cold: { ...(shipped.cold ?? never()), county: {} } })
      clock.now = start + day * 86_400_000
      const over = refused('day-over')
      const again = { id: late, base: 1, title: 'x', validFrom: ahead(), change: dearer(1) }
      await expect(saveVersion(writer, again)).rejects.toMatchObject(over)
      await expect(askApproval(writer, { id: late })).rejects.toMatchObject(over)
      await expect(approveVersion(second, { id: asked, revision: 1 })).rejects.toMatchObject(over)
      await expect(takeBackVersion(writer, { id: held })).rejects.toMatchObject(over)
      expect((await listVersions(writer)).find(({ id }) => id === held)).toMatchObject({
        isInForce: true,
        mayTakeBack: false,
      })
    })

    test('a change of days that are over, and a shorter calendar', async () => {
      const { id } = await startVersion(writer, { title: '节假日', validFrom: ahead() })
      const { calendar } = ratesOn(await book(), ahead())
      if (calendar === null) throw new Error('there is a calendar')
      const change = { ...noChange, calendar: { ...calendar, holidays: [], until: '2027-06-30' } }
      await expect(
        saveVersion(writer, { id, base: 0, title: '节假日', validFrom: ahead(), change }),
      ).rejects.toMatchObject({
        code: 'invalid-input',
        fields: [
          { path: 'change.calendar.holidays', message: 'past-days' },
          { path: 'change.calendar.until', message: 'shorter' },
        ],
      })
    })

    test('a version without a change, without a title, in another state, and whoever has no right', async () => {
      const { id } = await startVersion(writer, { title: '空', validFrom: ahead() })
      await expect(askApproval(writer, { id })).rejects.toMatchObject(
        refused('invalid-input', 'nothing-changed'),
      )
      await expect(startVersion(writer, { title: ' ', validFrom: ahead() })).rejects.toMatchObject(
        refused('invalid-input', 'missing'),
      )
      await expect(approveVersion(second, { id, revision: 0 })).rejects.toMatchObject(refused('settled'))
      await expect(refuseVersion(second, { id, note: 'x' })).rejects.toMatchObject(refused('settled'))
      const { ctx: editor } = await signInStaff(base(), [staffGrant('editor')])
      await expect(listVersions(editor)).rejects.toMatchObject(refused('forbidden'))
      await expect(showVersion(writer, { id: 'none' })).rejects.toMatchObject(refused('not-found'))
    })
  })
})

function never(): never {
  throw new Error('it ships')
}

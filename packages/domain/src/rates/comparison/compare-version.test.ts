import type { Ctx } from '@hongyan/kernel/context'
import { aPlacedOrder, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff, staffGrant } from '@hongyan/testing/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { shippedRates } from '../../quotes/quote-shipment.ts'
import { ratesOn } from '../rate-book.ts'
import { noChange, type RateChange } from '../rate-change.ts'
import { saveVersion } from '../save-version.ts'
import { startVersion } from '../start-version.ts'
import { compareVersion } from './compare-version.ts'
import { madeUpSamples } from './sample-shipments.ts'

const now = Date.UTC(2026, 10, 21, 4)
const validFrom = '2026-12-01'
const shipped = ratesOn(shippedRates, validFrom)

withDatabases('comparison of rates', (database) => {
  const base = (): Ctx => testCtx(database(), { now: () => now })
  let writer: Ctx
  beforeAll(async () => {
    ;({ ctx: writer } = await signInStaff(base(), [staffGrant('rates')]))
  })
  async function compared(change: Partial<RateChange>) {
    const { id } = await startVersion(writer, { title: '试算', validFrom })
    await saveVersion(writer, { id, base: 0, title: '试算', validFrom, change: { ...noChange, ...change } })
    return compareVersion(writer, { id })
  }

  describe('200 samples', () => {
    test('cover every product and every zone it serves, and change nothing without a change', async () => {
      const { samples, sums, lost, won, later, earlier } = await compared({})
      expect(samples).toHaveLength(200)
      expect(new Set(samples.map(({ product }) => product)).size).toBe(8)
      expect({ lost, won, later, earlier }).toEqual({ lost: 0, won: 0, later: 0, earlier: 0 })
      for (const { before, after, samples: count } of sums) {
        expect(after).toBe(before)
        expect(count).toBeGreaterThan(5)
      }
      expect(sums.reduce((sum, one) => sum + one.samples, 0)).toBe(200)
    })

    test('are the same every time', async () => {
      const [one, other] = [await compared({}), await compared({})]
      expect(one.samples).toEqual(other.samples)
    })

    test('tell what a dearer fuel earns, in fen', async () => {
      const { samples, sums } = await compared({
        fuel: { road: 1160, air: 850, settledUntil: '2026-12-31' },
      })
      for (const { product, before, after } of sums)
        if (product === 'air') expect(after).toBe(before)
        else expect(after).toBeGreaterThan(before)
      const total = sums.reduce((sum, { before, after }) => sum + after - before, 0)
      const each = samples.map(({ before, after }) =>
        before.kind === 'priced' && after.kind === 'priced' ? after.total - before.total : 0,
      )
      expect(each.reduce((sum, one) => sum + one, 0)).toBe(total)
    })

    test('tell what can no longer be priced, and what can be now', async () => {
      const { air, bulky } = shipped.products
      if (!air || !bulky) throw new Error('they ship')
      const withoutFar = await compared({
        products: { air: { ...air, bands: [{ kind: 'asked', over: 0, upTo: null }] } },
      })
      expect(withoutFar.lost).toBeGreaterThan(10)
      expect(withoutFar.samples.find(({ after }) => after.kind === 'none')).toMatchObject({
        product: 'air',
        after: { why: 'zone-not-served' },
      })
      expect(withoutFar.sums.some(({ product }) => product === 'air')).toBe(false)
      const light = await compared({
        products: { bulky: { ...bulky, limits: { ...bulky.limits, pieceWeight: 60_000 } } },
      })
      expect(light.lost).toBeGreaterThan(0)
    })

    test('tell what arrives on another day: by a cut-off, a rule, a day that does not count', async () => {
      const rule = shipped.transit['express-standard']
      const { calendar } = shipped
      if (!rule || !calendar) throw new Error('they ship')
      expect(await compared({ transit: { 'express-standard': { ...rule, cutOff: '16:00' } } })).toMatchObject(
        { earlier: 0, lost: 0 },
      )
      const cutOff = await compared({ transit: { 'express-standard': { ...rule, cutOff: '16:00' } } })
      expect(cutOff).toMatchObject({ earlier: 0, lost: 0 })
      expect(cutOff.later).toBeGreaterThan(3)
      const pauses = [
        ...calendar.pauses,
        { reason: 'new-year' as const, from: '2027-03-10', to: '2027-03-12', products: ['air' as const] },
      ]
      const paused = await compared({ calendar: { ...calendar, pauses } })
      expect(paused.later).toBeGreaterThan(0)
      expect(paused.samples.filter(({ product }) => product === 'air').map(({ date }) => date)).toContain(
        '2027-03-09',
      )
    })

    test('are orders of the last days, without their people, before those made up', async () => {
      await aPlacedOrder(base())
      const { samples } = await compared({})
      const [first] = samples
      expect(first).toMatchObject({
        source: 'order',
        product: 'express-standard',
        input: { from: '440300', addOns: ['insurance', 'receipt-electronic'], declaredValue: 80_000 },
      })
      expect(JSON.stringify(first)).not.toMatch(/林|138|示例|HO20/)
      expect(samples.filter(({ source }) => source === 'order')).toHaveLength(1)
    })
  })
})

test('made-up samples are enough even where some are of no use', () => {
  expect(madeUpSamples().length).toBeGreaterThan(220)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measuredCosts } from './costs.ts'
import { type Load, largestLoad } from './load.ts'
import { loadModel } from './load-model.ts'

const model = (change: Partial<Load> = {}) => loadModel({ ...largestLoad, ...change }, measuredCosts)
const coresOf = (part: string, change?: Partial<Load>) =>
  model(change).needs.find((need) => need.part.endsWith(part))?.cores ?? Number.NaN

test('each part is counted by what one of it costs', () => {
  const { scansADay, diskADay, needs } = model()
  expect(scansADay).toBe(600_000_000)
  expect(diskADay).toBe(scansADay * measuredCosts.scanBytes)
  expect(coresOf('events projected')).toBeCloseTo((30_000 * measuredCosts.projectedUs) / 1e6)
  expect(coresOf('look-ups')).toBeCloseTo((12_000 * 0.1 * 0.6 * measuredCosts.lookupUs) / 1e6)
  for (const { cores, processes } of needs) expect(processes * 0.6 + 1e-9).toBeGreaterThanOrEqual(cores)
})

test('what grows with the load grows with nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 50 }), (times) => {
      const more = model({ peakScans: largestLoad.peakScans * times })
      expect(coresOf('look-ups', { peakScans: largestLoad.peakScans * times })).toBe(coresOf('look-ups'))
      expect(more.diskADay).toBe(model().diskADay)
      expect(coresOf('events logged', { peakScans: largestLoad.peakScans * times })).toBeCloseTo(
        coresOf('events logged') * times,
      )
    }),
  )
})

test('what is at its end first is told first, and twice the load is half as far from it', () => {
  const [first, second] = model().limits
  expect(first?.times).toBeLessThanOrEqual(second?.times ?? 0)
  const processors = ({ limits }: ReturnType<typeof model>) =>
    limits.find(({ what }) => what.startsWith('processors'))?.times ?? Number.NaN
  const twice = model({ peakScans: 2 * largestLoad.peakScans })
  expect(processors(twice)).toBeCloseTo(processors(model()) / 2)
})

import type { Carrier, Factor } from './factor-contract.ts'

const row = (id: string, value: number): Factor => ({
  kind: 'whole',
  id,
  source: 'gbt-51366',
  place: 'E.0.1',
  boundary: 'open',
  per: 'tonne-kilometre',
  value,
})

/**
 * Transport by China's own table: GB/T 51366-2019, annex E, table E.0.1, kg CO2e per tonne-kilometre, here in mg.
 * The standard is written for building materials and does not say whether it counts from the well or from the tank, so
 * the boundary stays open. Transcribed from public copies of the table that agree with each other, 2026-11.
 */
export const chinaTransport = {
  'light-truck': row('gbt-light-diesel-2', 286_000),
  'feeder-truck': row('gbt-heavy-diesel-18', 129_000),
  'trunk-truck': row('gbt-heavy-diesel-30', 78_000),
  train: row('gbt-rail', 10_000),
  'container-ship': row('gbt-container-200', 12_000),
} as const satisfies Partial<Record<Carrier, Factor>>

import type { Point } from './paper-text.ts'

/** Whole numbers from `from` to `to` in steps, both ends included. */
function steps(from: number, to: number, every: number): readonly number[] {
  return Array.from({ length: Math.round((to - from) / every) + 1 }, (_, index) => from + index * every)
}

/**
 * Temperature (°C) of goods at `start` left in air at `air` for `minutes`: Newton's law of cooling with the time
 * constant `constant` in minutes.
 */
export function warmed(start: number, air: number, constant: number, minutes: number): number {
  return air + (start - air) * Math.exp(-minutes / constant)
}

/** The warming of the first paper's example: 5 °C goods in 30 °C air, time constant 120 minutes. */
export const warmingCurve: readonly Point[] = steps(0, 40, 2).map((minute) => [
  minute,
  warmed(5, 30, 120, minute),
])

/**
 * Mean kinetic temperature (°C) of equally long readings (°C), with the usual activation energy of 83.144 kJ/mol over
 * the gas constant, 10,000 K. Source: USP <1079.2>.
 */
export function meanKinetic(readings: readonly number[]): number {
  const mean = readings.reduce((all, one) => all + Math.exp(-10_000 / (one + 273.15)), 0) / readings.length
  return 10_000 / -Math.log(mean) - 273.15
}

/** Litres of diesel for 100 tonne-kilometres of the second paper's lorry at a share of its load. */
export function litresPer100(load: number): number {
  return (24 + 12 * load) / (30 * load)
}

export const loadCurve: readonly Point[] = steps(20, 100, 5).map((load) => [load, litresPer100(load / 100)])

/** The same with an empty way back. */
export const emptyReturnCurve: readonly Point[] = steps(20, 100, 5).map((load) => [
  load,
  litresPer100(load / 100) + 24 / (30 * (load / 100)),
])

/** Jobs waiting on average before one that is busy for a share of the time (one server, random arrivals). */
export function waiting(busy: number): number {
  return busy / (1 - busy)
}

export const waitingCurve: readonly Point[] = [...steps(50, 90, 5), 92, 94, 95].map((busy) => [
  busy,
  waiting(busy / 100),
])

/** What one year costs in the third paper's example, in yuan: ways to customers, safety stock, warehouses. */
export function yearlyCost(warehouses: number, perWarehouse: number, perUnit: number): readonly number[] {
  const kilometres = Math.round(900 / Math.sqrt(warehouses))
  const stock = Math.round(1.65 * 2000 * Math.sqrt(warehouses))
  return [520_000 * kilometres * 0.004, stock * 16, warehouses * perWarehouse + 520_000 * perUnit]
}

import type { Product } from '../network/product.ts'

/** How far out a district lies from the branch that looks after it. */
const coverageBands = ['city', 'county', 'remote', 'far'] as const
export type CoverageBand = (typeof coverageBands)[number]

type BandRule = {
  readonly band: CoverageBand
  /** Km between branch and centre of the district, inclusive. */
  readonly untilKm: number
  readonly extraDays: number
  /** Charged once for a shipment, minor units of money. */
  readonly extraFeeFen: number
  /** How much earlier than in town a pickup is to be ordered, minutes. */
  readonly earlierMinutes: number
  /** Whether a courier comes to fetch parcels. */
  readonly pickup: boolean
}

/** Edition of the tables below: sample data of this network, in force from this day. */
export const coverageEdition = '2026-10-01'

/** Bands by distance, nearest first. */
export const bandRules: readonly BandRule[] = [
  { band: 'city', untilKm: 25, extraDays: 0, extraFeeFen: 0, earlierMinutes: 0, pickup: true },
  { band: 'county', untilKm: 60, extraDays: 1, extraFeeFen: 0, earlierMinutes: 120, pickup: true },
  { band: 'remote', untilKm: 130, extraDays: 2, extraFeeFen: 10_00, earlierMinutes: 300, pickup: false },
  { band: 'far', untilKm: 260, extraDays: 4, extraFeeFen: 20_00, earlierMinutes: 360, pickup: false },
]

type ProductRule = {
  /** Farthest it is brought to the door, km from the branch that offers it. */
  readonly doorKm: number
  /** Latest minute of the day to order or hand in, in town, where no rates say another. */
  readonly cutOffMinute: number
  /** How it travels between cities. */
  readonly transport: 'road' | 'air' | 'road-and-air' | 'cold-road' | 'sea-and-air'
}

/** Addresses in one check. */
export const mostAddresses = 500

/** Rules of each product; 18:00 is the single wave of chilled goods. */
export const productRules: Readonly<Record<Product, ProductRule>> = {
  standard: { doorKm: 260, cutOffMinute: 18 * 60, transport: 'road' },
  express: { doorKm: 130, cutOffMinute: 17 * 60, transport: 'road-and-air' },
  freight: { doorKm: 130, cutOffMinute: 16 * 60, transport: 'road' },
  bulky: { doorKm: 60, cutOffMinute: 16 * 60, transport: 'road' },
  cold: { doorKm: 40, cutOffMinute: 18 * 60, transport: 'cold-road' },
  pharma: { doorKm: 40, cutOffMinute: 16 * 60, transport: 'cold-road' },
  air: { doorKm: 60, cutOffMinute: 16 * 60, transport: 'air' },
  'cross-border': { doorKm: 60, cutOffMinute: 15 * 60, transport: 'sea-and-air' },
}

/** Latest minute of a day (`YYYY-MM-DD` in China) to order a product in town. */
export type CutOffs = (product: Product, day: string) => number

export const usualCutOffs: CutOffs = (product) => productRules[product].cutOffMinute

/** Provinces whose last stretch takes longer and costs more, wherever in them: days, minor units of money for a shipment. */
export const provinceRules: Readonly<Record<string, { extraDays: number; extraFeeFen: number }>> = {
  '540000': { extraDays: 2, extraFeeFen: 15_00 },
  '630000': { extraDays: 1, extraFeeFen: 5_00 },
  '650000': { extraDays: 1, extraFeeFen: 10_00 },
}

const mainland: readonly Product[] = ['standard', 'express', 'freight', 'bulky']

/** The products without which a place of a province is not called served. Beyond the border it is one. */
export function everydayProducts(province: string): readonly Product[] {
  return /^8[12]/.test(province) ? ['cross-border'] : mainland
}

/** The band of a distance, or null beyond the last. */
export function bandAt(km: number): BandRule | null {
  return bandRules.find(({ untilKm }) => km <= untilKm) ?? null
}

/** What comes in on a day, and at its busiest. */
export type Load = {
  readonly parcelsADay: number
  readonly scansAParcel: number
  /** Scans a second at the busiest. */
  readonly peakScans: number
  /** Pages and answers a second at the busiest. */
  readonly peakPages: number
  /** Share of these that a cache in front answers. */
  readonly inFront: number
  /** Share of what is left that is a look-up of numbers: no page is kept for it. */
  readonly lookups: number
  /** Tracking pages that are open at one time. */
  readonly openPages: number
  /** Days for which scans are kept. */
  readonly keptDays: number
}

/** A carrier of the largest kind: 600 million scans a day, and twelve thousand pages a second. */
export const largestLoad: Load = {
  parcelsADay: 50_000_000,
  scansAParcel: 12,
  peakScans: 30_000,
  peakPages: 12_000,
  inFront: 0.9,
  lookups: 0.6,
  openPages: 500_000,
  keptDays: 91,
}

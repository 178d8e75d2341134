/** What one of each costs, of one process or of the database. */
export type Costs = {
  /** Processor time of a site process for one logged event, µs: checked, packed, appended. */
  readonly loggedUs: number
  /** Processor time of a worker for one projected event, µs. */
  readonly projectedUs: number
  /** Processor time of the database for one event, logged and projected, µs. */
  readonly databaseUs: number
  /** Processor time of a look-up, µs, packed. */
  readonly lookupUs: number
  /** Processor time of a page that is kept, µs. */
  readonly keptUs: number
  /** Memory of an open page, bytes, and processor time at rest, µs a second. */
  readonly openBytes: number
  readonly openUs: number
  /** Bytes of a scan on the disk, its key included; and of the journal. */
  readonly scanBytes: number
  readonly journalBytes: number
  /** Bytes of an event in the log, packed, until it is projected. */
  readonly loggedBytes: number
}

/** On one core of two that other work used as well; where each was measured stands beside it. */
export const measuredCosts: Costs = {
  // 158,800 events a second of processor time, client and server (decision 63).
  loggedUs: 4,
  // New journeys on Postgres (decision 65).
  projectedUs: 60,
  // Processor time of the server for scans of what is under way among a million shipments (decision 71).
  databaseUs: 39,
  // A tracking answer with its packing (`npm run bench -- render`).
  lookupUs: 7_600,
  // A kept page (`npm run bench -- answers`).
  keptUs: 60,
  // 10,000 pages: 182 MB and 5.6 % of a core (decision 64).
  openBytes: 18_200,
  openUs: 5.6,
  // Postgres, a million shipments with twenty scans each, and scans of what is under way among them (decision 71).
  scanBytes: 268,
  journalBytes: 907,
  // 217 bytes as they come; packed, samples take a 36th of that and true ones an eighth, as is supposed here.
  loggedBytes: 27,
}

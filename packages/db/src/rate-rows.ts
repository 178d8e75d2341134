/** A version of prices and rules of transit: what changes from a day on. What ships is version 1, and no row. */
export type RateVersionRow = {
  id: string
  /** What it is called by, from 2. */
  number: number
  /** The day in China from which its changes hold. */
  valid_from: string
  /** What it is about, in the words of whoever made it. */
  title: string
  state: string
  /** Counts what was saved, from 0. */
  revision: number
  /** JSON of the parts that change. */
  change: string
  /** Counts what comes into force or is taken out of it, over all versions; null before. */
  edition: number | null
  made_at: number
  made_by: string
  changed_at: number
  changed_by: string
  decided_at: number | null
  decided_by: string | null
  /** What was said as it was decided. */
  note: string | null
  /** When it was taken back after it had been approved. */
  taken_back_at: number | null
}

/** What somebody saved of a version. */
export type RateSaveRow = {
  version_id: string
  revision: number
  valid_from: string
  /** JSON of the version as it was then. */
  change: string
  /** JSON list of the parts that this save changed. */
  parts: string
  made_at: number
  made_by: string
}

/** A part that an approved version changes on a day: one version alone does. */
export type RatePartRow = { part: string; valid_from: string; version_id: string }

/** What one stage of `npm test` showed. */
export type StageReport = {
  readonly passed: number
  /** Names of what failed; a stage that left no report fails as one. */
  readonly failures: readonly string[]
  readonly files: readonly FileTime[]
}

/** How long the tests of one file took together, in ms. */
type FileTime = { readonly file: string; readonly ms: number }

/** The report of a check that passes or fails as a whole. */
export function checkReport(name: string, passed: boolean): StageReport {
  return passed ? { passed: 1, failures: [], files: [] } : { passed: 0, failures: [name], files: [] }
}

/** The files that took longest over all stages, longest first. */
export function slowestFiles(reports: readonly StageReport[], count: number): readonly FileTime[] {
  return reports
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
}

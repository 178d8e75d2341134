import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/steps.ts'

/** What became of the mutants of an area. Those that could not run at all are not counted. */
export type AreaScore = {
  readonly area: string
  readonly mutants: number
  readonly killed: number
  readonly survived: number
  readonly uncovered: number
}

type Report = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** Where Stryker reports on an area. */
export function reportFile(area: string): string {
  return join(root, '.cache/mutation', `${area}.json`)
}

/** Counts the report of an area. */
export function readScore(area: string): AreaScore {
  const { files } = JSON.parse(readFileSync(reportFile(area), 'utf8')) as Report
  const found = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted: readonly string[]) => found.filter((status) => wanted.includes(status)).length
  const [killed, survived, uncovered] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')]
  return { area, mutants: killed + survived + uncovered, killed, survived, uncovered }
}

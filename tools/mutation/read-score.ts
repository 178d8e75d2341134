import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../commands/steps.ts'

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

/** Counts the last report of an area. */
export function readScore(area: string): AreaScore {
  const file = join(root, '.cache/mutation', `${area}.json`)
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const found = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted: readonly string[]) => found.filter((status) => wanted.includes(status)).length
  const [killed, survived, uncovered] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')]
  return { area, mutants: killed + survived + uncovered, killed, survived, uncovered }
}

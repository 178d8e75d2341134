import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../steps/steps.ts'

/** Folders whose output is committed: pictures, printed papers. */
export const workshops = ['illustrations', 'white-papers'] as const
type Workshop = (typeof workshops)[number]

type Output = { readonly sources?: string }

/** Whether the output of a folder was made from other sources than the present ones. */
export function isStale(workshop: Workshop): boolean {
  return readOutput(workshop).sources !== sourceHash(workshop)
}

/** Records that the output of a folder was made from its present sources, with what else is known of it. */
export function recordOutput(workshop: Workshop, about: Readonly<Record<string, unknown>> = {}): void {
  const record = { ...readOutput(workshop), ...about, sources: sourceHash(workshop) }
  writeFileSync(recordOf(workshop), `${JSON.stringify(record, null, 2)}\n`)
}

function readOutput(workshop: Workshop): Output {
  return JSON.parse(readFileSync(recordOf(workshop), 'utf8')) as Output
}

function recordOf(workshop: Workshop): string {
  return join(root, workshop, 'output.json')
}

/** Names and contents of all that the output is made of; tests, settings of tools and what is kept of it are not. */
function sourceHash(workshop: Workshop): string {
  const folder = join(root, workshop)
  const exclude = [
    '**/node_modules',
    '**/*.test.ts',
    '**/*.config.ts',
    'tsconfig.json',
    'output.json',
    'drawn/*',
  ]
  const found = globSync('**/*', { cwd: folder, exclude, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(`${relative(folder, file)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

import { join } from 'node:path'
import { type Finished, root, run } from '../steps/steps.ts'

/** A check of the sources that passes or fails as a whole. */
type Check = {
  readonly what: string
  readonly run: (options: { readonly background: boolean }) => Promise<Finished>
}

/** What is printed into a file is read there: without a terminal nothing is colored. */
const isTerminal = process.stdout.isTTY === true

/** Types, pages and style. Types are checked anew only where something has changed. */
export const sourceChecks: readonly Check[] = [
  check('pages', 'astro', ['check', '--minimumSeverity', 'error'], join(root, 'apps/site')),
  // The pages' checker needs the compiler before it, whose program has the same name.
  check('types', join(root, 'node_modules/typescript-native/bin/tsc'), [
    ...['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ]),
  // It colors whatever it says in `ci`, and knows no NO_COLOR.
  check('style and lint', 'biome', ['ci', ...(isTerminal ? [] : ['--colors=off']), '.']),
]

/** A check by a program that ends with code 0 when all is well. */
export function check(what: string, program: string, parameters: readonly string[], cwd = root): Check {
  const env = isTerminal ? {} : { NO_COLOR: '1' }
  return { what, run: ({ background }) => run(program, parameters, { cwd, env, quiet: true, background }) }
}

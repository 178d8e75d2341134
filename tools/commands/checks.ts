import { join } from 'node:path'
import { type Finished, root, run } from './steps.ts'

/** A check of the sources that passes or fails as a whole. */
export type Check = {
  readonly what: string
  readonly run: (options: { readonly background: boolean }) => Promise<Finished>
}

/** Types, pages and style. Types are checked anew only where something has changed. */
export const sourceChecks: readonly Check[] = [
  check('pages', 'astro', ['check', '--minimumSeverity', 'error'], join(root, 'apps/site')),
  // The pages' checker needs the compiler before it, whose program has the same name.
  check('types', join(root, 'node_modules/typescript-native/bin/tsc'), [
    ...['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ]),
  check('style and lint', 'biome', ['ci', '.']),
]

/** A check by a program that ends with code 0 when all is well. */
export function check(what: string, program: string, parameters: readonly string[], cwd = root): Check {
  return { what, run: ({ background }) => run(program, parameters, { cwd, quiet: true, background }) }
}

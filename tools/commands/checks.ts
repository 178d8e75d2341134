import { join } from 'node:path'
import { type Finished, root, run } from './steps.ts'

/** A check of the sources that passes or fails as a whole. */
export type Check = { readonly what: string; readonly run: () => Promise<Finished> }

/** Types, pages and style. Types are checked anew only where something has changed. */
export const sourceChecks: readonly Check[] = [
  {
    what: 'pages',
    run: () =>
      run('astro', ['check', '--minimumSeverity', 'error'], { cwd: join(root, 'apps/site'), quiet: true }),
  },
  {
    what: 'types',
    run: () =>
      run('tsc', ['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'], {
        quiet: true,
      }),
  },
  { what: 'style and lint', run: () => run('biome', ['ci', '.'], { quiet: true }) },
]

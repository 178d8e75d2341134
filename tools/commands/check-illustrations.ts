import { type Finished, run } from '../steps/steps.ts'
import { installOwn } from './install-own.ts'

/** Types and tests of the illustrations' sources, with packages of their own. */
export async function checkIllustrations(): Promise<Finished> {
  await installOwn('illustrations', 'three')
  const types = await run('tsc', ['-p', 'illustrations'], { quiet: true })
  if (types.code !== 0) return types
  return run('vitest', ['run', '--config', 'illustrations/vitest.config.ts'], { quiet: true })
}

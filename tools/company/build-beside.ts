import { run } from '../steps/steps.ts'
import { layOutSite } from './lay-out-site.ts'

/**
 * Builds the site of the company of `folder` in `target`, beside the sources of `root`, of which it touches nothing.
 * @throws Error with what the build said, where it failed
 */
export async function buildBeside(root: string, folder: string, target: string): Promise<void> {
  layOutSite(root, folder, target)
  const build = `await (await import('./tools/commands/build-site.ts')).buildSite()`
  const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', build], {
    cwd: target,
    quiet: true,
  })
  if (code !== 0) throw new Error(`The site of ${folder} was not built:\n${output}`)
}

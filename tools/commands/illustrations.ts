import { run } from '../steps/steps.ts'
import { checkIllustrations } from './check-illustrations.ts'
import { installOwn } from './install-own.ts'
import { recordOutput } from './made-from.ts'

// Draws all illustrations, or those named. `--sizes` draws nothing and makes the sizes that are new from what is drawn;
// `--check` only tests their sources; `--record` says that a change of the sources changed no picture.
const given = process.argv.slice(2)
await installOwn('illustrations', 'three')

if (given.includes('--check')) {
  const { code, output } = await checkIllustrations()
  console.log(code === 0 ? 'The sources of the illustrations are sound.' : output)
  process.exit(code)
}
if (!given.includes('--record')) {
  const { code } = await run(process.execPath, ['illustrations/render.ts', ...given])
  if (code !== 0) process.exit(code)
}
const isWhole = given.length === 0 || given.includes('--record') || given.join() === '--sizes'
if (isWhole) {
  const listed = await run(process.execPath, ['illustrations/list-scenes.ts'], { quiet: true })
  if (listed.code !== 0) throw new Error(listed.output)
  recordOutput('illustrations', { scenes: JSON.parse(listed.output) })
} else console.log(`Only ${given.join(' ')}: run it without names, or with --record, before the commit.`)

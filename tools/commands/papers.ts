import { run } from '../steps/steps.ts'
import { recordOutput } from './made-from.ts'

// Prints all white papers, or those named; `--record` says that a change of the sources changed no page.
const given = process.argv.slice(2)
if (!given.includes('--record')) {
  const { code } = await run(process.execPath, ['white-papers/render.ts', ...given])
  if (code !== 0) process.exit(code)
}
if (given.length === 0 || given.includes('--record')) recordOutput('white-papers')
else console.log(`Only ${given.join(' ')}: run it without names, or with --record, before the commit.`)

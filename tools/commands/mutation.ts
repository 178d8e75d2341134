import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '../mutation/areas.ts'
import { type AreaScore, readScore, reportFile } from '../mutation/read-score.ts'
import { root, run } from '../steps/steps.ts'
import { installOwn } from './install-own.ts'

// Changes the code in small ways and runs the tests on each: `npm run mutation -- masking` for one area, options of
// Stryker behind it.
const folder = join(root, 'tools/mutation')
const given = process.argv.slice(2)
const firstOption = given.findIndex((word) => word.startsWith('--'))
const named = firstOption === -1 ? given : given.slice(0, firstOption)
const unknown = named.filter((name) => !(name in areas))
if (unknown.length > 0) {
  console.error(`No such area: ${unknown.join(', ')}. There are ${Object.keys(areas).join(', ')}.`)
  process.exit(1)
}

const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
await installOwn('tools/mutation', 'Stryker')

const scores: (AreaScore & { readonly reached: boolean })[] = []
for (const area of named.length > 0 ? named : Object.keys(areas)) {
  console.log(`\n== ${area}`)
  // A run that ends early must not be told by the one before it.
  rmSync(reportFile(area), { force: true })
  const { code } = await run(
    process.execPath,
    [stryker, 'run', 'tools/mutation/stryker.config.mjs', ...given.slice(named.length)],
    { env: { MUTATION_AREA: area } },
  )
  if (!existsSync(reportFile(area))) throw new Error(`Stryker did not finish ${area}; it says why above`)
  scores.push({ ...readScore(area), reached: code === 0 })
}

console.log(
  '\n| Area | Mutants | Killed | Survived | Not covered | Score |\n| --- | --: | --: | --: | --: | --: |',
)
for (const { area, mutants, killed, survived, uncovered } of scores) {
  const percent = ((100 * killed) / mutants).toFixed(1)
  console.log(`| ${area} | ${mutants} | ${killed} | ${survived} | ${uncovered} | ${percent} % |`)
}
process.exit(scores.every(({ reached }) => reached) ? 0 : 1)

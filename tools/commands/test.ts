import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { builtBorealis } from '../company/borealis-site.ts'
import { type Finished, root, run, say } from '../steps/steps.ts'
import { readPlaywrightReport } from '../test-run/playwright-report.ts'
import { checkReport, type StageReport, slowestFiles } from '../test-run/stage-report.ts'
import { readVitestReport } from '../test-run/vitest-report.ts'
import { buildSite } from './build-site.ts'
import { checkIllustrations } from './check-illustrations.ts'
import { sourceChecks } from './checks.ts'
import { isStale } from './made-from.ts'

const began = Date.now()
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const stages: (StageReport & { readonly stage: string; readonly seconds: number })[] = []

/** Runs one stage and says how it went; a stage that throws has failed. */
async function runStage(stage: string, what: string, work: () => Promise<StageReport>): Promise<void> {
  const start = Date.now()
  const report = await say(what, work).catch((error: Error) => {
    console.log(error.message)
    return checkReport(stage, false)
  })
  const seconds = Math.round((Date.now() - start) / 1000)
  stages.push({ ...report, stage, seconds })
  console.log(`  ${stage}: ${report.passed} passed, ${report.failures.length} failed, ${seconds} s`)
}

/** Runs tests of vitest. In the background it yields to everything else and prints at its end. */
async function runVitest(
  name: string,
  { background, parameters }: { readonly background: boolean; readonly parameters: readonly string[] },
): Promise<StageReport> {
  const file = `${name}.json`
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${file}`]
  const done = await run('vitest', ['run', ...reporting, ...parameters], { quiet: background, background })
  if (background) console.log(done.output)
  return agreeing(readVitestReport(readJson(join(results, file)), root), done, name)
}

async function runBrowser(): Promise<StageReport> {
  const done = await run('playwright', ['test'])
  return agreeing(readPlaywrightReport(readJson(join(results, 'browser.json'))), done, 'browser')
}

/** Where the tests of real processes have built it, in a tree of its own. */
async function runBrowserBeside(): Promise<StageReport> {
  const tree = await builtBorealis()
  const done = await run('playwright', ['test', '--config', 'playwright.beside.config.ts'], { cwd: tree })
  const report = readJson(join(tree, 'test-results/browser.json'))
  return agreeing(readPlaywrightReport(report), done, 'beside')
}

/** A run that ended badly although no test failed has failed too. */
function agreeing(report: StageReport, { code }: Finished, name: string): StageReport {
  if (code === 0 || report.failures.length > 0) return report
  return { ...report, failures: [`${name}: ended with code ${code}`] }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

await runStage('build', 'Building what is served', async () => {
  await buildSite()
  return checkReport('build', true)
})

/** What needs no more than the processor, and may wait for it. */
async function runSources(): Promise<void> {
  for (const { what, run } of sourceChecks) {
    await runStage(what, `Checking ${what}`, async () => {
      const { code, output } = await run({ background: true })
      if (code !== 0) console.log(output)
      return checkReport(what, code === 0)
    })
  }
  await runStage('unit', 'Running unit, domain and API tests (SQLite and PostgreSQL)', () =>
    runVitest('unit', { background: true, parameters: [] }),
  )
}

/** Processes of the site, which mostly wait: for deadlines, drains and locks. The long ones run by `npm run abuse`. */
const runAbuse = () =>
  runStage('abuse', 'Doing to real processes what clients, databases and clocks do', () =>
    runVitest('abuse', {
      background: false,
      parameters: ['--config=vitest.abuse.config.ts', '--exclude=abuse/long/**'],
    }),
  )

await Promise.all([runSources(), runAbuse()])
// Their packages are installed for nobody who has not changed them.
if (isStale('illustrations')) {
  await runStage('illustrations', 'Checking the changed sources of the illustrations', async () => {
    const { code, output } = await checkIllustrations()
    if (code !== 0) console.log(output)
    return checkReport('illustrations', code === 0)
  })
}
await runStage('browser', 'Running browser tests on the production build', runBrowser)
await runStage('beside', 'Running browser tests on the site of another company', runBrowserBeside)

console.log('\nStages')
for (const { stage, seconds, passed } of stages) {
  console.log(`  ${stage.padEnd(16)}${String(seconds).padStart(5)} s ${String(passed).padStart(6)} passed`)
}
console.log('The ten slowest files')
for (const { file, ms } of slowestFiles(stages, 10)) {
  console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`)
}
const failures = stages.flatMap((stage) => stage.failures)
for (const name of failures) console.log(`FAILED ${name}`)
const passed = stages.reduce((sum, stage) => sum + stage.passed, 0)
console.log(`${passed} passed, ${failures.length} failed in ${Math.round((Date.now() - began) / 1000)} s`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)

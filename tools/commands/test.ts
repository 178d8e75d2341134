import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { buildPages, root, run, say } from './steps.ts'

type Count = { passed: number; failed: number }
const total: Count = { passed: 0, failed: 0 }
const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

function add(stage: string, count: Count): void {
  total.passed += count.passed
  total.failed += count.failed
  console.log(`  ${stage}: ${count.passed} passed, ${count.failed} failed`)
}

/** A check that is one test: it passes or fails as a whole. */
async function check(
  stage: string,
  program: string,
  parameters: readonly string[],
  cwd = root,
): Promise<void> {
  const done = await say(stage, () => run(program, parameters, { cwd, quiet: true }))
  if (done.code !== 0) console.log(done.output)
  add(stage, { passed: done.code === 0 ? 1 : 0, failed: done.code === 0 ? 0 : 1 })
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
})
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

function report<T>(file: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(join(results, file), 'utf8')))
  } catch {
    return null
  }
}

await check('Checking types', 'tsc', ['-p', '.'])
await check('Checking pages', 'astro', ['check', '--minimumSeverity', 'error'], join(root, 'apps/site'))
await check('Checking style and lint', 'biome', ['ci', '.'])
await buildPages().catch((error: Error) => {
  console.log(error.message)
  add('Building the pages', { passed: 0, failed: 1 })
})

/** Runs tests of vitest and counts them by their own report. */
async function runVitest(what: string, stage: string, file: string, parameters: readonly string[]) {
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${file}`]
  await say(what, () => run('vitest', ['run', ...reporting, ...parameters]))
  const found = report(file, vitestReport)
  add(stage, {
    passed: found?.numPassedTests ?? 0,
    failed: found === null ? 1 : Math.max(found.numFailedTests, found.numFailedTestSuites > 0 ? 1 : 0),
  })
}

await runVitest(
  'Running unit, domain and API tests (SQLite and PostgreSQL)',
  'Unit, domain and API',
  'unit.json',
  [],
)
// The long ones take minutes each and run by `npm run abuse`.
await runVitest('Doing to real processes what clients, databases and clocks do', 'Abuse', 'abuse.json', [
  '--config=vitest.abuse.config.ts',
  '--exclude=abuse/long/**',
])

await say('Running browser tests on the production build', () => run('playwright', ['test']))
const browser = report('browser.json', browserReport)
add('Browser', {
  passed: browser === null ? 0 : browser.stats.expected + browser.stats.flaky,
  failed: browser?.stats.unexpected ?? 1,
})
if (browser !== null && browser.stats.flaky > 0)
  console.log(`  ${browser.stats.flaky} of them only at the second attempt, named above as flaky`)

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

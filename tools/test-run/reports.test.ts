import { expect, test } from 'vitest'
import { readPlaywrightReport } from './playwright-report.ts'
import { slowestFiles } from './stage-report.ts'
import { readVitestReport } from './vitest-report.ts'

const times = { startTime: 1000, endTime: 1500 }
const passed = { fullName: 'adds', status: 'passed' }

test('tests are counted, and those that failed are named with their file', () => {
  const file = { name: '/r/a.test.ts', status: 'failed', ...times }
  const failed = { fullName: 'subtracts', status: 'failed' }
  expect(readVitestReport({ testResults: [{ ...file, assertionResults: [passed, failed] }] }, '/r')).toEqual({
    passed: 1,
    failures: ['a.test.ts › subtracts'],
    files: [{ file: 'a.test.ts', ms: 500 }],
  })
})

test('a file that could not be loaded is a failure', () => {
  const file = { name: '/r/b.test.ts', status: 'failed', ...times, assertionResults: [] }
  expect(readVitestReport({ testResults: [file] }, '/r').failures).toEqual(['b.test.ts › the file itself'])
})

const spec = (title: string, status: string) => ({
  title,
  tests: [{ status, results: [{ duration: 20 }, { duration: 5 }] }],
})
const browser = (specs: readonly object[], errors: readonly object[] = []) =>
  readPlaywrightReport({
    suites: [{ title: 'home.spec.ts', specs: [], suites: [{ title: 'on a phone', specs }] }],
    errors,
  })

test.each([
  ['expected', 1, []],
  ['skipped', 0, []],
  ['unexpected', 0, ['home.spec.ts › on a phone › opens']],
  ['flaky', 0, ['home.spec.ts › on a phone › opens']],
] as const)('a browser test that is %s', (status, count, failures) => {
  expect(browser([spec('opens', status)])).toEqual({
    passed: count,
    failures,
    files: [{ file: 'e2e/home.spec.ts', ms: 25 }],
  })
})

test('a run that broke off has failed, whatever had passed', () => {
  expect(browser([spec('opens', 'expected')], [{ message: 'no server\nat x' }]).failures).toEqual([
    'no server',
  ])
})

test('the slowest files of all stages, slowest first', () => {
  const report = (ms: number) => ({ passed: 1, failures: [], files: [{ file: `${ms}`, ms }] })
  expect(slowestFiles([report(1), report(3), report(2)], 2).map(({ ms }) => ms)).toEqual([3, 2])
})

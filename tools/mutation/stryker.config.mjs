import { areaOf } from './areas.ts'

const area = process.env.MUTATION_AREA
const { mutate } = areaOf(area)

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [...mutate, '!**/*.test.ts', '!**/*-data.ts'],
  // From the root: a pattern without its slash leaves out folders of the same name everywhere.
  ignorePatterns: [
    '/bench',
    '/deploy',
    '/docs',
    '/e2e',
    '/white-papers',
    '/illustrations',
    '/apps/site/dist*',
    '/apps/site/public',
    '/.cache',
  ],
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: `.cache/mutation/${area}.json` },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
  allowConsoleColors: false,
}

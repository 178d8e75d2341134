import { relative } from 'node:path'
import { z } from 'zod'
import type { StageReport } from './stage-report.ts'

const schema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** Reads what vitest's JSON reporter wrote; files are named relative to `root`. */
export function readVitestReport(json: unknown, root: string): StageReport {
  const { testResults } = schema.parse(json)
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
  )
  // A file that cannot be loaded, or whose hooks fail, fails without a test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ file, fullName }) => `${file} › ${fullName}`),
      ...broken.map(({ name }) => `${relative(root, name)} › the file itself`),
    ],
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      ms: endTime - startTime,
    })),
  }
}

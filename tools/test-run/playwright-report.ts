import { z } from 'zod'
import type { StageReport } from './stage-report.ts'

const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
})
type Spec = z.output<typeof spec>

type Suite = { readonly title: string; readonly specs: readonly Spec[]; readonly suites: readonly Suite[] }
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(spec), suites: z.array(suite).default([]) }),
)
const schema = z.object({ suites: z.array(suite), errors: z.array(z.object({ message: z.string() })) })

/** Reads what Playwright's JSON reporter wrote. A test that passed only when it was tried again has failed. */
export function readPlaywrightReport(json: unknown): StageReport {
  const { suites, errors } = schema.parse(json)
  const specs = suites.flatMap((file) => specsOf(file, [file.title]))
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  return {
    passed: specs.filter(({ tests }) => tests.every(({ status }) => status === 'expected')).length,
    failures: [...failed.map(({ name }) => name), ...errors.map(({ message }) => firstLine(message))],
    files: suites.map((file) => ({
      file: `e2e/${file.title}`,
      ms: specsOf(file, []).reduce((sum, { ms }) => sum + ms, 0),
    })),
  }
}

type NamedSpec = Spec & { readonly name: string; readonly ms: number }

function specsOf(suite: Suite, names: readonly string[]): readonly NamedSpec[] {
  const own = suite.specs.map((one) => ({
    ...one,
    name: [...names, one.title].join(' › '),
    ms: one.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  const inner = suite.suites.flatMap((child) => specsOf(child, [...names, child.title]))
  return [...own, ...inner]
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? ''
}

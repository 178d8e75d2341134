import { expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

/** Zones of cities, names of zones, examples of calls and of commands, samples, and what is made of company.yaml. */
const named =
  /\.gen\.ts$|\.(?:test|spec|fixture)\.tsx?$|\/testing\/|\/samples\/|fixture|^packages\/testing\/|^packages\/domain\/src\/places\/|\/(?:iso-in-zone|format-zone)\.ts$|^apps\/desk\/src\/(?:texts\/releases-\w+|releases\/moment-fields)\.tsx?$|^apps\/site\/features\/desk\/releases\/|^tools\/(?:load-events|seed|commands\/journeys)/

/** The zone by its name, and its offset behind what is put together or counted. */
const written = /'Asia\/Shanghai'|\}[^`']*\+08:00`|\b8 \* (?:60 \* 60_000|3_600_000)|Date\.UTC\([^)]*, -8\)/

test('the zone of the company stands in company/company.yaml alone', () => {
  const found = trackedFiles(/^(?:apps|packages|tools|white-papers)\/.*\.(?:ts|tsx|mts|astro)$/)
    .filter(({ path }) => !named.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (written.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 80)}`] : [])),
    )
  expect(found).toEqual([])
})

test('the check finds a zone in each form', () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: that is what is looked for
  for (const line of [
    "isoDay(at, 'Asia/Shanghai')",
    'Date.parse(`${day}T00:00:00+08:00`)',
    'new Date(at + 8 * 3_600_000)',
    'Date.UTC(year, month, 1, -8)',
  ])
    expect(written.test(line)).toBe(true)
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: that is what is looked for
  expect(written.test("at: '2026-11-21T08:12:00+08:00'")).toBe(false)
})

import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas } from '../mutation/areas.ts'
import { root } from '../steps/steps.ts'

/** A pattern for each name that one in braces stands for. */
function eachName(pattern: string): readonly string[] {
  const [braces, names] = /\{([^}]*)\}/.exec(pattern) ?? []
  return braces === undefined
    ? [pattern]
    : (names ?? '').split(',').map((name) => pattern.replace(braces, name))
}

test.each(Object.entries(areas))('every name of the mutation area %s is that of a file', (_name, area) => {
  const patterns = [...area.mutate, ...area.tests].map((pattern) => pattern.replace(/^!/, ''))
  const missing = patterns.flatMap(eachName).filter((one) => globSync(one, { cwd: root }).length === 0)
  expect(missing).toEqual([])
})

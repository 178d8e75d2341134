import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { release } from './release.ts'

test('a process is of the release that the whole is of', () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  ) as { readonly version: string }
  expect(release).toBe(version)
  expect(release).toMatch(/^\d+\.\d+\.\d+$/)
})

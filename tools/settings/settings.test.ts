import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../../apps/site/server/settings/settings.ts'
import { root } from '../steps/steps.ts'
import { writeSettings } from './write-settings.ts'

test('docs/settings.md is what `npm run settings` writes', () => {
  expect(readFileSync(join(root, 'docs/settings.md'), 'utf8')).toBe(writeSettings())
})

test('every setting stands in it once, with a sentence', () => {
  const rows = [...writeSettings().matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| .+? \| (?:`.+`|not set) \|$/gm)]
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(settings.shape))
  expect(rows.filter(([, , meaning = '']) => !/\.$/.test(meaning)).map(([, name]) => name)).toEqual([])
})

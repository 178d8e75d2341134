import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseConfig } from '../../apps/site/server/config.ts'
import { settings } from '../../apps/site/server/settings/settings.ts'
import { root } from '../steps/steps.ts'
import { writeEnvironment, writeSettings } from './write-settings.ts'

test('docs/settings.md and .env.example are what `npm run settings` writes', () => {
  expect(readFileSync(join(root, 'docs/settings.md'), 'utf8')).toBe(writeSettings())
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(writeEnvironment())
})

test('.env.example is a file of variables that changes nothing, and its defaults can be used', () => {
  const lines = writeEnvironment().split('\n')
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  const turnedOn = lines.filter((line) => /^#[A-Z]/.test(line)).map((line) => line.slice(1))
  expect(parseConfig(parseEnv(turnedOn.join('\n')))).toEqual(parseConfig({}))
})

test('every setting stands in it once, with a sentence', () => {
  const rows = [...writeSettings().matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| .+? \| (?:`.+`|not set) \|$/gm)]
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(settings.shape))
  expect(rows.filter(([, , meaning = '']) => !/\.$/.test(meaning)).map(([, name]) => name)).toEqual([])
})

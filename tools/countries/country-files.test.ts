import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps/steps.ts'
import { countryFiles } from './country-files.ts'

test('packs have what the libraries of today say', () => {
  for (const [path, text] of Object.entries(countryFiles()))
    expect(readFileSync(join(root, path), 'utf8'), path).toBe(text)
})

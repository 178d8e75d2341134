import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { traditionalModule } from './generate-traditional.ts'

test('the Hong Kong texts are those of the present Chinese texts', () => {
  const committed = readFileSync(new URL('traditional.gen.ts', import.meta.url), 'utf8')
  expect(committed, 'run: node packages/content/src/generate-traditional.ts').toBe(traditionalModule())
})

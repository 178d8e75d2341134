import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { traditionalModule } from './generate-traditional.ts'

test('the Hong Kong texts are those of the present Chinese texts', () => {
  const committed = readFileSync(new URL('traditional.gen.ts', import.meta.url), 'utf8')
  // Compared as a whole: a difference of two lists this long helps nobody.
  expect(committed === traditionalModule(), 'run: node packages/content/src/generate-traditional.ts').toBe(
    true,
  )
})

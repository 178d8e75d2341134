import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { landPicture } from './land-picture.gen.ts'

describe('picture of the land', () => {
  it('is in the public folder, of the size the module says, and small', () => {
    const file = new URL(`../../../public${landPicture.url}`, import.meta.url)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(`viewBox="0 0 ${landPicture.width} ${landPicture.height}"`)
    expect(text.length).toBeLessThan(16_000)
  })
})

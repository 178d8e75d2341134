import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeText } from './attribute-text.ts'

const named = { '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' }

test('any text stands in an attribute without ending it, and is read as it was', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = attributeText(text)
      expect(written).not.toMatch(/[<>"']/)
      const read = written.replace(/&(?:quot|#39|lt|gt|amp);/g, (sign) => named[sign as keyof typeof named])
      expect(read).toBe(text)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newEnquiryNumber, readEnquiryNumber } from './enquiry-number.ts'

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

test('a number reads back however it is typed', () => {
  for (let n = 0; n < 500; n += 1) {
    const number = newEnquiryNumber()
    expect(readEnquiryNumber(number)).toBe(number)
    expect(readEnquiryNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number)
  }
})

test('one wrong letter or two swapped neighbours show', () => {
  fc.assert(
    fc.property(fc.nat(7), fc.constantFrom(...letters), (at, letter) => {
      const plain = newEnquiryNumber().replaceAll('-', '').slice(2)
      const altered = plain.slice(0, at) + letter + plain.slice(at + 1)
      if (altered !== plain) expect(readEnquiryNumber(`EQ${altered}`)).toBeNull()
      const next = Math.min(7, at + 1)
      const swapped = [...plain]
      ;[swapped[at], swapped[next]] = [plain.charAt(next), plain.charAt(at)]
      if (swapped.join('') !== plain) expect(readEnquiryNumber(`EQ${swapped.join('')}`)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

test('nothing else is a number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readEnquiryNumber(text)
      if (read !== null) expect(text.toUpperCase().normalize('NFKC')).toContain('EQ')
    }),
  )
})

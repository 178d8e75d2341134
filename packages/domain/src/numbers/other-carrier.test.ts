import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigit } from './check-digits.ts'
import { otherCarrier } from './other-carrier.ts'

test.each([
  ['SF1234567890123', 'sf'],
  [' sf 1234 5678 90123', 'sf'],
  ['JDVA12345678901', 'jd'],
  ['YT1234567890123', 'yto'],
  ['JT1234567890123', 'jt'],
  ['DPK123456789012', 'deppon'],
  ['KY1234567890123', 'kye'],
  ['1Z999AA10123456784', 'ups'],
  ['JJD000390007886247319', 'dhl'],
  // The example of the standard.
  ['RR473124829FI', 'post'],
  ['EE473124829CN', 'china-post'],
])('%s is a number of %s', (number, carrier) => {
  expect(otherCarrier(number)).toBe(carrier)
})

test.each(['RR473124828FI', '123456789012', 'HELLO1234567890', '1Z999', '', 'HY660120260106'])(
  'nothing says whose %j is',
  (number) => {
    expect(otherCarrier(number)).toBeNull()
  },
)

test('a number of ours is never taken for another’s, and no text does harm', () => {
  const digits = fc.stringMatching(/^\d{11}$/)
  fc.assert(fc.property(digits, (body) => otherCarrier(`HY${body}${checkDigit(body)}`) === null))
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => otherCarrier(text) !== undefined))
})

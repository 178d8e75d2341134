import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landAddress, readLandAddress } from './land-address.ts'

test('an address leads back to its window, to the hundredth of a unit', () => {
  const window = fc.record({
    x: fc.double({ min: -180, max: 360, noNaN: true }),
    y: fc.double({ min: -150, max: 150, noNaN: true }),
    width: fc.double({ min: 20, max: 300, noNaN: true }),
    ratio: fc.double({ min: 0.5, max: 2, noNaN: true }),
  })
  fc.assert(
    fc.property(window, ({ x, y, width, ratio }) => {
      const asked = { x, y, width, height: width / ratio }
      const read = readLandAddress(landAddress(asked).replace('/img/land/', ''))
      for (const name of ['x', 'y', 'width', 'height'] as const)
        expect(read?.[name]).toBeCloseTo(asked[name], 1)
    }),
  )
})

test.each([
  '',
  '1_2_3.svg',
  '0_0_100_100.svg',
  '0_0_4000_90000.svg',
  '0_0_-4000_4000.svg',
  '0_0_99999_99999.svg',
  'a_b_c_d.svg',
])('no window, no picture: %s', (file) => {
  expect(readLandAddress(file)).toBeNull()
})

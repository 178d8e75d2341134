import { expect, test } from 'vitest'
import { paths } from '../../../../paths.ts'
import { readOrderLink } from './linked-order.ts'

const token = 'a1B2-c3_d4.e5F6g7H8i9J0'

test('a private link carries number and token behind its #, never in the address that is sent', () => {
  const path = paths.placedOrder('en-US', 'HO2611270000001', token)
  const [sent, hash] = path.split('#')
  expect(sent).toBe('/en/route/onPlaceorder')
  expect(readOrderLink(`#${hash}`)).toEqual({ number: 'HO2611270000001', token })
})

test.each(['', '#', '#HO2611270000001', '#HO2611270000001.short', `#${token}`, `#HO2611270000001.${token}<`])(
  '%j is no private link',
  (hash) => expect(readOrderLink(hash)).toBeNull(),
)

import { expect, test } from 'vitest'
import { paths } from '../../../../paths.ts'
import { readPrivateLink } from './status-calls.ts'

const token = 'WyJFUS1XU1ZCLTVKN0EiLDE4MTA4MTIyOTk5OTNd.LjE5Uj-EDDrJdlBfWsa_JjvTFXrcNeEe91raIoC96PE'

test('a private link carries number and token behind its #, never in the address that is sent', () => {
  const link = paths.enquiryStatus('en-US', 'EQ-7KD3-WM2P', token)
  const { pathname, search, hash } = new URL(link, 'https://www.hongyan.example')
  expect([pathname, search]).toEqual(['/en/cooperation/status', ''])
  expect(readPrivateLink(hash)).toEqual({ number: 'EQ-7KD3-WM2P', token })
})

test.each(['', '#', '#EQ-7KD3-WM2P', `#EQ-7KD3-WM2P.short`, `#${token}`, `#EQ-7KD3-WM2P.${token}<`])(
  '%j is none',
  (hash) => expect(readPrivateLink(hash)).toBeNull(),
)

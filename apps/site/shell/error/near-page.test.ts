import { expect, it } from 'vitest'
import { nearPage } from './near-page.ts'

const pages = [
  { path: '/en/track', name: 'Track' },
  { path: '/en/fee', name: 'Quote' },
  { path: '/en/network', name: 'Branches' },
  { path: '/en/products/cold-chain', name: 'Cold chain' },
]

it.each([
  ['/netwrk', 'Branches'],
  ['/network/beijing', 'Branches'],
  ['/tracking', 'Track'],
  ['/cold-chian', 'Cold chain'],
  ['/products/coldchain', 'Cold chain'],
  ['/Track.html', 'Track'],
  ['/wp-login.php', null],
  ['/xyz', null],
])('%s was meant to be %s', (asked, name) => {
  expect(nearPage(asked, pages)?.name ?? null).toBe(name)
})

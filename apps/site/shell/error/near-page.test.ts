import { expect, it } from 'vitest'
import { nearPages } from './near-page.ts'

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
  expect(nearPages(asked, pages, 2)[0]?.name ?? null).toBe(name)
})

it('names more than one where more are meant as likely, but not one that is not', () => {
  expect(nearPages('/track/networks', pages, 2).map(({ name }) => name)).toEqual(['Track', 'Branches'])
  expect(nearPages('/track/fees/network', pages, 2)).toHaveLength(2)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeReturnAddress } from './safe-return-address.ts'

const origin = 'https://www.hongyan.example'
const home = `${origin}/`
const safe = (address: string) => safeReturnAddress(address, origin, 'hongyan.example')

/** What a page shows of an address of this site: its path alone. */
function asLink(href: string): string {
  const { pathname, search, hash } = new URL(href)
  return pathname + search + hash
}

it.each([
  '/..//evil.example',
  '/.//evil.example',
  '/./%2f/evil.example',
  '/./%2F%2Fevil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%2e%2e//evil.example',
  '/%2e%2e/%2e//evil.example',
  '/.%2e//evil.example',
  '//evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/en/..//evil.example',
  '/en/../..//evil.example',
  '/x/..%2f..%2f/evil.example',
  '/%252f/evil.example',
  '/%25252f%25252fevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%00',
  '/%zz',
  `${origin}//evil.example`,
  'https:www.hongyan.example//evil.example',
  'https://:secret@www.hongyan.example/',
  'https://www.hongyan.example@evil.example/',
  'https://hongyan.example.evil.example/',
  'https:///evil.example',
  'HTTPS:\\\\evil.example',
  'blob:https://www.hongyan.example/x',
  'java\nscript:alert(1)',
  'http://track.hongyan.example/',
  'http://www.hongyan.example/en',
  'ftp://track.hongyan.example/',
  'https://track.hongyan.example:8443/',
  'https://evilhongyan.example/',
  'https://hongyan.example./',
  'https://name@www.hongyan.example/en',
  'https://name@track.hongyan.example/',
  'https://:secret@track.hongyan.example/',
])('%j leads home', (address) => expect(safe(address)).toBe(home))

it.each([
  ['/en/track?no=HY1,HY2#status', '/en/track?no=HY1,HY2#status'],
  ['/en/fee?next=//x\\y', '/en/fee?next=//x\\y'],
  ['/hk/', '/hk/'],
  ['track', '/track'],
  ['?no=1', '/?no=1'],
  ['/路', '/%E8%B7%AF'],
  ['/a%20b', '/a%20b'],
])('%j is a page of this site', (address, link) => expect(asLink(safe(address))).toBe(link))

it.each(['https://track.hongyan.example/en?no=1', 'https://hongyan.example/'])(
  '%j is of this site’s family',
  (address) => expect(safe(address)).toBe(address),
)

it('no other host is trusted where the site has no family', () => {
  expect(safeReturnAddress('https://track.hongyan.example/', origin)).toBe(home)
})

/** Pieces of which addresses are made that somebody reads otherwise. */
const pieces = fc.constantFrom(
  ...['/', '//', '\\', '%2f', '%5c', '%252f', '.', '..', '%2e', '%2e%2e', '\t', '\n', '\r', ' ', '\u0000'],
  ...[
    'evil.example',
    'hongyan.example',
    'www.',
    '@',
    ':',
    ':443',
    'https:',
    'javascript:',
    'en',
    '?',
    '#',
    'a',
  ],
  ...['%09', '%0d%0a', '%00', '\u3002', '\uff0f', '[', ']', 'xn--', '\u202e'],
)
const addresses = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary' }),
)

it('whatever is asked, a browser opens this site or its family, by the whole address and by its path', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const given = safe(address)
      const { protocol, hostname, origin: opened } = new URL(given)
      expect(protocol).toBe('https:')
      expect(`.${hostname}`.endsWith('.hongyan.example')).toBe(true)
      if (opened !== origin) return
      // As a link of a page, of this host under another name, and once more where a proxy has decoded the path.
      for (const link of [asLink(given), decodeURIComponent(new URL(given).pathname)])
        for (const base of [`${origin}/en/sign-in`, 'https://other.example/a/b'])
          expect(new URL(link, base).origin).toBe(new URL(base).origin)
      expect(safe(given)).toBe(given)
    }),
    { numRuns: 1500 },
  )
})

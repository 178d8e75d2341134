import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { allowedOrigins } from './allowed-origins.ts'
import { fromAllowedPage } from './from-allowed-page.ts'

const own = 'https://www.hongyan.example'
const allows = allowedOrigins(parseConfig({ PUBLIC_ORIGIN: own }))

test.each([
  [{ origin: own }, true],
  [{ origin: own, 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{}, false],
  [{ origin: '' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'Same-Origin' }, false],
])('headers %j: %s', (headers, allowed) => {
  expect(fromAllowedPage(headers, allows)).toBe(allowed)
})

import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { resourceHeaders, securityHeaders } from '../http/security-headers.ts'
import { transportRule } from './transport-rule.ts'

const ruleOf = (settings: Record<string, string>) => transportRule(parseConfig(settings))
const PUBLIC_ORIGIN = 'https://www.example.com'

test.each([
  [{}, null],
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000', HSTS_SUBDOMAINS: '1' }, null],
  [{ PUBLIC_ORIGIN }, 'max-age=63072000'],
  [{ PUBLIC_ORIGIN, HSTS_SUBDOMAINS: '1' }, 'max-age=63072000; includeSubDomains'],
  [
    { PUBLIC_ORIGIN, HSTS_SUBDOMAINS: '1', HSTS_PRELOAD: '1' },
    'max-age=63072000; includeSubDomains; preload',
  ],
] as const)('%o makes the rule %s', (settings, rule) => {
  expect(ruleOf(settings)).toBe(rule)
})

test('the list of browsers takes a domain with all its names only', () => {
  expect(() => parseConfig({ PUBLIC_ORIGIN, HSTS_PRELOAD: '1' })).toThrowError(
    /^HSTS_SUBDOMAINS: is needed by HSTS_PRELOAD$/,
  )
})

test('every answer carries the rule, or none does', () => {
  const name = 'strict-transport-security'
  for (const headersFor of [resourceHeaders, securityHeaders]) {
    expect(headersFor(ruleOf({ PUBLIC_ORIGIN }))[name]).toBe('max-age=63072000')
    expect(headersFor(null)).not.toHaveProperty(name)
  }
})

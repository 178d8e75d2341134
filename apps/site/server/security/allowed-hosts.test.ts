import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedHosts } from './allowed-hosts.ts'

const gate = () => allowedHosts('https://example.com', ['www.example.com', 'example.com:8443'])

test.each([
  ['example.com', true],
  ['www.example.com', true],
  ['example.com:8443', true],
  ['localhost', true],
  ['localhost:3000', true],
  ['127.0.0.1:65535', true],
  ['[::1]:3000', true],
  [undefined, false],
  ['', false],
  ['sub.example.com', false],
  ['www.www.example.com', false],
  ['example.com.evil', false],
  ['evilexample.com', false],
  ['evil/example.com', false],
  ['example.com@evil', false],
  ['example.com.', false],
  ['example.com:443', false],
  ['example.com:8444', false],
  ['www.example.com:8443', false],
  // Browsers and proxies send a name in lower case; another spelling is not repaired.
  ['Example.com', false],
  ['LOCALHOST', false],
  ['sub.localhost', false],
  ['localhost.evil', false],
  ['localhost:', false],
  ['localhost:123456', false],
  ['localhost:80a', false],
  ['127.0.0.11', false],
  ['127a0.0.1', false],
  ['127.0a0.1', false],
  ['127.0.0a1', false],
  ['::1', false],
])('the host %s is let in: %s', (host, ours) => {
  expect(gate()(host)).toBe(ours)
})

test('what was asked before changes no answer', () => {
  const host = fc.constantFrom('example.com', 'www.example.com', 'sub.example.com', 'evil', '', undefined)
  fc.assert(
    fc.property(fc.array(host), (asked) => {
      const one = gate()
      expect(asked.map(one)).toEqual(asked.map((name) => gate()(name)))
    }),
  )
})

test('the port of the origin belongs to its name', () => {
  const allow = allowedHosts('http://example.com:3000', [])
  expect(['example.com:3000', 'example.com', 'example.com:3001'].map(allow)).toEqual([true, false, false])
})

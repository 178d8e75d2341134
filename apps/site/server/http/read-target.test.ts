import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTarget } from './read-target.ts'

test.each([
  ['/', { kind: 'page', path: '/', search: '' }],
  ['/en/track?no=HY1', { kind: 'page', path: '/en/track', search: '?no=HY1' }],
  ['/route/orderList.do?isCnet=1', { kind: 'page', path: '/route/orderList.do', search: '?isCnet=1' }],
  ['/%E8%B7%AF?', { kind: 'page', path: '/路', search: '?' }],
  ['/.well-known/a..b', { kind: 'page', path: '/.well-known/a..b', search: '' }],
  ['/a?b//c/%2f/../\\', { kind: 'page', path: '/a', search: '?b//c/%2f/../\\' }],
  ['/%E8%B7%AF/?a', { kind: 'moved', location: '/%E8%B7%AF?a' }],
  ['/en/', { kind: 'moved', location: '/en' }],
  ['/track/?no=1', { kind: 'moved', location: '/track?no=1' }],
])('%s is read', (raw, expected) => {
  expect(readTarget(raw, 2048)).toEqual(expected)
})

test.each([
  '//evil.example',
  '//evil.example/',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/a/%2e%2e/b',
  '/../etc/passwd',
  '/%00',
  '/a%0d%0aSet-Cookie:x=1',
  '/%zz',
  '/%c3%28',
  'http://evil.example/',
  '',
  '*',
  '/%2F',
  '/a%5Cb',
  '/.',
  '/a/./b',
  '/a/..',
  '/%7f',
  '/%c2%85',
  '/a//b?c',
])('%s is refused', (raw) => {
  expect(readTarget(raw, 2048)).toEqual({ kind: 'refused', status: 400 })
})

test('an address of more than its length is refused as too long', () => {
  expect(readTarget(`/${'a'.repeat(2048)}`, 2048)).toEqual({ kind: 'refused', status: 414 })
  expect(readTarget(`/${'a'.repeat(2047)}`, 2048).kind).toBe('page')
})

test('a redirect never leaves the site, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      const target = readTarget(`/${text}`, 2048)
      if (target.kind === 'moved')
        expect(new URL(target.location, 'https://here.example').origin).toBe('https://here.example')
    }),
  )
})

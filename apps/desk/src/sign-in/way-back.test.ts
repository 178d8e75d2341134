import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

const origin = 'https://desk.hongyan.example'

test.each([
  ['/documents?kind=news#x', '/documents?kind=news#x'],
  ['/', '/'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?failed=again', '/'],
  ['https://[', '/'],
])('%s leads to %s of the desk', (to, expected) => {
  expect(wayBack(to, origin)).toBe(origin + expected)
})

test('a path with two slashes stays at the desk', () => {
  expect(wayBack(`${origin}//evil.example`, origin)).toBe(`${origin}//evil.example`)
})

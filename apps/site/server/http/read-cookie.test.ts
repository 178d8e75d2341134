import { expect, test } from 'vitest'
import { readCookie } from './read-cookie.ts'

test.each([
  [undefined, null],
  ['', null],
  ['lang', null],
  ['langx', null],
  ['lang=', ''],
  ['lang=en-US', 'en-US'],
  ['a=b; lang=en-US; c=d', 'en-US'],
  ['a;lang = en-US ', 'en-US'],
  ['lang=a=b', 'a=b'],
  ['lang=first; lang=second', 'first'],
  ['xlang=en-US; langx=en-US', null],
  ['LANG=en-US', null],
  ['lan; g=en-US', null],
])('the Cookie header %j holds %j', (header, value) => {
  expect(readCookie(header, 'lang')).toBe(value)
})

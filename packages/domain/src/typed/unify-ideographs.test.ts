import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unifyIdeographs } from './unify-ideographs.ts'

test.each([
  ['陕西省⻄安市⻓安区', '陕西省西安市长安区'],
  ['⼴东省⼴州市⽩云区⻋站路', '广东省广州市白云区车站路'],
  ['⻘岛市⻩岛区⻰⻔路', '青岛市黄岛区龙门路'],
  ['豈更車', '豈更車'],
])('%s is %s', (text, unified) => expect(unifyIdeographs(text)).toBe(unified))

test('leaves every other text alone, and every character in its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const unified = unifyIdeographs(text)
      expect(unified.length).toBe(text.length)
      for (let at = 0; at < text.length; at += 1)
        if (!/[\u2e80-\u2fdf\uf900-\ufaff]/.test(text.charAt(at))) expect(unified[at]).toBe(text[at])
      expect(unifyIdeographs(unified)).toBe(unified)
    }),
  )
})

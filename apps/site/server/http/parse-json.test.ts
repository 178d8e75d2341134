import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const bounds = { depth: 4, values: 10 }
const read = (text: string, most = bounds) => parseJson(Buffer.from(text), most).kind

describe('JSON of a body', () => {
  it.each([
    ['[1,2,3,4,5,6,7,8]', 'value'],
    [`[${'0,'.repeat(9)}0]`, 'too-much'],
    [`{${Array.from({ length: 10 }, (_, at) => `"${at}":0`)}}`, 'too-much'],
    [`{${'"a":0,'.repeat(20)}"a":0}`, 'too-much'],
    ['[[[[]]]]', 'value'],
    ['[[[[[]]]]]', 'too-much'],
    ['{"a":{"a":{"a":{"a":{}}}}}', 'too-much'],
    [`["${'[{,'.repeat(50)}"]`, 'value'],
    [`["${'\\"[,'.repeat(50)}"]`, 'value'],
    [`["\\\\",[[[[[]]]]]]`, 'too-much'],
    [`["a\\\\\\",${','.repeat(50)}"]`, 'value'],
    ['[,,,,,,,,,,,,', 'too-much'],
    [']]]]]]]][[[[', 'not-json'],
    ['{"__proto__":{"a":1}}', 'value'],
    ['"', 'not-json'],
    ['', 'not-json'],
    ['\uFEFF[]', 'value'],
  ])('%s is %s', (text, kind) => {
    expect(read(text)).toBe(kind)
  })

  it('is no JSON where its bytes are no UTF-8', () => {
    expect(parseJson(Buffer.from([0x22, 0xff, 0x22]), bounds).kind).toBe('not-json')
  })

  it('is what the platform reads, counted to the value and to the level', () => {
    const size = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum: number, one) => sum + size(one), 1)
        : 1
    const depth = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const bytes = Buffer.from(JSON.stringify(value))
        const [values, levels] = [size(value), depth(value)]
        // An empty list or object counts its first place too.
        expect(parseJson(bytes, { depth: levels, values: 2 * values })).toEqual({
          text: JSON.stringify(value),
          kind: 'value',
          value: JSON.parse(bytes.toString()),
        })
        if (levels > 0)
          expect(parseJson(bytes, { depth: levels - 1, values: 2 * values }).kind).toBe('too-much')
        if (values > 1)
          expect(parseJson(bytes, { depth: levels, values: (values - 1) / 2 }).kind).toBe('too-much')
      }),
    )
  })
})

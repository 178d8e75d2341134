import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseEncoding, encodeAll, encodings } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['zstd', 'zstd'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0.0, *', 'zstd'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
])('Accept-Encoding "%s" gets %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected)
})

test('any header gets an encoding that is kept', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(encodings).toContain(chooseEncoding(header))
    }),
  )
})

test('every encoding decodes to the same bytes', async () => {
  const body = Buffer.from('鸿雁物流 '.repeat(500))
  const packed = await encodeAll(body)
  expect(brotliDecompressSync(packed.br)).toEqual(body)
  expect(gunzipSync(packed.gzip)).toEqual(body)
  expect(zstdDecompressSync(packed.zstd)).toEqual(body)
  expect(packed.br.byteLength).toBeLessThan(body.byteLength)
})

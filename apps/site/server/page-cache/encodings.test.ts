import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brotliQuickly, chooseEncoding, encodeAll, encodeSmallest, encodings } from './encodings.ts'

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
  [' zstd ; q=0 , gzip ; q=0.5 ', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br;q=0.000, gzip', 'gzip'],
  ['br;q=0.0000, gzip', 'gzip'],
  ['br;xq=0', 'br'],
  ['br;Q=0;x=1', 'identity'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['identity, gzip;q=0', 'identity'],
  ['identity;q=0', 'identity'],
])('Accept-Encoding "%s" gets %s', (header, expected) => {
  // The second answer comes from memory.
  expect([chooseEncoding(header), chooseEncoding(header)]).toEqual([expected, expected])
})

test('any header gets an encoding that is kept', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(encodings).toContain(chooseEncoding(header))
    }),
  )
})

const body = Buffer.from('鸿雁物流 '.repeat(500))

test.each([
  ['quick', encodeAll],
  ['small', encodeSmallest],
])('every encoding decodes to the same bytes: %s', async (_name, encode) => {
  const packed = await encode(body)
  expect(packed.identity).toBe(body)
  expect(brotliDecompressSync(packed.br)).toEqual(body)
  expect(gunzipSync(packed.gzip)).toEqual(body)
  expect(zstdDecompressSync(packed.zstd)).toEqual(body)
  expect(packed.br.byteLength).toBeLessThan(body.byteLength)
})

test('what somebody waits for is Brotli too', async () => {
  expect(brotliDecompressSync(await brotliQuickly(body))).toEqual(body)
})

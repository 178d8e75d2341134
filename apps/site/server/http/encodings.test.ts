import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyIn, chooseEncoding, encodings, packBody, packBrotli, smallest } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['zstd', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0.0, *', 'gzip'],
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
  ['a page', undefined],
  ['a file of the build', smallest],
])('every encoding of %s decodes to the same bytes', async (_name, effort) => {
  const packed = await packBody(body, effort)
  expect(bodyIn('identity', packed)).toEqual(body)
  expect(packed.br.buffer.byteLength).toBe(packed.br.byteLength)
  expect(brotliDecompressSync(bodyIn('br', packed))).toEqual(body)
  expect(gunzipSync(bodyIn('gzip', packed))).toEqual(body)
  expect(packed.br.byteLength).toBeLessThan(body.byteLength)
})

test('answers under way share one unpacked body', async () => {
  const packed = await packBody(body)
  expect(bodyIn('identity', packed)).toBe(bodyIn('identity', packed))
})

test('what somebody waits for is Brotli too', async () => {
  expect(brotliDecompressSync(await packBrotli(body))).toEqual(body)
})

import { describe, expect, it } from 'vitest'
import { knownRequest } from '../../server/testing/encryption-sample.ts'
import {
  fromBase64Url,
  newSecret,
  readSecret,
  requestBytes,
  requestTagKey,
  responseKeys,
  toBase64Url,
  utf8,
} from './wire.ts'

const { secret } = knownRequest

describe('keys of an exchange', () => {
  it('are those that other programs derive', async () => {
    const { keyId, wrapped, body, time, nonce, tag } = knownRequest
    const parts = { version: '1', keyId, wrapped, body: utf8(JSON.stringify(body)), time, nonce }
    const signature = await crypto.subtle.sign(
      'HMAC',
      await requestTagKey(secret),
      requestBytes(parts, secret),
    )
    expect(toBase64Url(new Uint8Array(signature))).toBe(tag)
    const { body: bodyKey } = await responseKeys(secret)
    expect(bodyKey.algorithm).toMatchObject({ name: 'AES-CBC', length: 128 })
  })

  it('differ between the two directions and between secrets', async () => {
    const sign = async (key: CryptoKey) =>
      toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8('x'))))
    const other = newSecret()
    const tags = await Promise.all(
      [await requestTagKey(secret), (await responseKeys(secret)).tag, await requestTagKey(other)].map(sign),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it('no part can slide into its neighbour', () => {
    const parts = { version: '1', keyId: 'ab', wrapped: 'c', body: utf8('d'), time: '1', nonce: 'n' }
    const slid = { ...parts, keyId: 'a', wrapped: 'bc' }
    expect(requestBytes(parts, secret)).not.toEqual(requestBytes(slid, secret))
  })
})

describe('secrets', () => {
  it('are 16 and 16 of 64 symbols, every symbol in use', () => {
    const secrets = Array.from({ length: 400 }, newSecret)
    expect(secrets.every(({ key, iv }) => key.length === 16 && iv.length === 16)).toBe(true)
    expect(new Set(secrets.map(({ key }) => key)).size).toBe(secrets.length)
    expect(new Set(secrets.flatMap(({ key, iv }) => [...key, ...iv])).size).toBe(64)
  })
  it.each(['', 'x'.repeat(31), 'x'.repeat(33), `${'x'.repeat(31)}!`, '十'.repeat(32)])(
    '%j is none',
    (text) => {
      expect(() => readSecret(text)).toThrow(TypeError)
    },
  )
})

describe('base64url', () => {
  it('survives the way there and back, for every byte', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    for (const length of [0, 1, 2, 3, 255, 256]) {
      expect(fromBase64Url(toBase64Url(bytes.slice(0, length)))).toEqual(bytes.slice(0, length))
    }
    expect(toBase64Url(bytes)).not.toMatch(/[+/=]/)
  })
  it('takes nothing else', () => expect(() => fromBase64Url('a+b')).toThrow(TypeError))
})

import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkSignature, signBody } from './check-signature.ts'

const keys = { tms: 'secret of the carrier' }
const now = Date.UTC(2026, 10, 21, 4)
const seconds = String(now / 1000)
const body = Buffer.from('{"events":[]}')

const headersOf = (changes: Record<string, string | undefined> = {}) => {
  const { nonce = '', time = seconds, key = 'tms', secret = keys.tms } = changes
  return {
    'x-hongyan-key': key,
    'x-hongyan-time': time,
    'x-hongyan-signature': changes.signature ?? signBody(secret, time, nonce, body),
    ...(nonce === '' ? {} : { 'x-hongyan-nonce': nonce }),
  }
}
const signer = (headers: Record<string, string>, bytes: Uint8Array = body) =>
  checkSignature(headers, bytes, keys, now)

it.each(['', 'nonce-0001'])('signs what senders are told to sign, with the nonce %j', (nonce) => {
  const digest = createHash('sha256').update(body).digest('hex')
  const text = `v1\n${seconds}\n${nonce}\n${digest}`
  const signature = createHmac('sha256', keys.tms).update(text).digest('hex')
  expect(signBody(keys.tms, seconds, nonce, body)).toBe(signature)
  const found = { keyId: 'tms', nonce: nonce || null }
  expect(signer(headersOf({ nonce, signature }))).toEqual(found)
  expect(signer(headersOf({ nonce, signature: signature.toUpperCase() }))).toEqual(found)
})

it('holds for one time, one nonce, one body and one key', () => {
  const signed = headersOf({ nonce: 'nonce-0001' })
  expect(signer(signed)).not.toBeNull()
  for (const changed of [
    { 'x-hongyan-time': String(Number(seconds) + 1) },
    { 'x-hongyan-nonce': 'nonce-0002' },
    { 'x-hongyan-nonce': '' },
    { 'x-hongyan-key': 'desk' },
    { 'x-hongyan-key': '__proto__' },
    { 'x-hongyan-signature': '' },
  ])
    expect(signer({ ...signed, ...changed })).toBeNull()
  expect(signer(signed, Buffer.from('{"events":[1]}'))).toBeNull()
  expect(signer(headersOf({ secret: 'another' }))).toBeNull()
})

it.each([
  [-301, false],
  [-300, true],
  [300, true],
  [301, false],
])('holds %d seconds from now: %s', (away, holds) => {
  const time = String(Number(seconds) + away)
  expect(signer(headersOf({ time })) !== null).toBe(holds)
})

it.each(['', '1e9', `${seconds}.0`, ` ${seconds}`, `${seconds}0`])(
  'has a time in whole seconds, not %j',
  (time) => expect(signer(headersOf({ time, key: 'tms' }))).toBeNull(),
)

it.each(['short', 'x'.repeat(65), 'nonce 0001', 'nonce-\u{1F600}'])('takes no nonce such as %j', (nonce) =>
  expect(signer(headersOf({ nonce }))).toBeNull(),
)

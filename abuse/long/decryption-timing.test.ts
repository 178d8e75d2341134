import { expect, test } from 'vitest'
import { encryptRequest } from '../../apps/site/client/encryption/encrypt-request.ts'
import { encryptionHeaders, toBase64Url, utf8, wrapping } from '../../apps/site/client/encryption/wire.ts'
import { createDecryption } from '../../apps/site/server/encrypted-requests/decrypt-request.ts'
import { readKey } from '../../apps/site/server/encrypted-requests/encryption-keys.ts'
import { createKeyRing } from '../../apps/site/server/encrypted-requests/key-ring.ts'
import { createSpentNonces } from '../../apps/site/server/encrypted-requests/spent-nonces.ts'
import { RenderQueue } from '../../apps/site/server/rendering/render-queue.ts'
import { testEncryptionKey } from '../../apps/site/server/testing/encryption-sample.ts'

const pairs = 3000
/** The slowest fifth of all is what the machine did meanwhile. */
const kept = 0.8

const key = await readKey(Buffer.from(testEncryptionKey, 'base64'), null)
const open = createDecryption({
  keys: createKeyRing(() => [key]),
  nonces: createSpentNonces({ spend: async () => true }),
  now: () => Date.now(),
  takeLimit: () => ({ allowed: true }),
  takeAlone: () => ({ allowed: true }),
  queue: new RenderQueue({ parallel: 2, waiting: 32, waitMs: 2000 }),
  jsonBounds: { depth: 16, values: 2000 },
  onRefused: () => {},
})

type Headers = Record<string, string>
const encrypted = async () => {
  const { headers, body } = await encryptRequest(
    { keyId: key.id, publicKey: key.publicKey },
    { from: '440300', to: '110100', note: 'x'.repeat(400) },
    { now: Date.now(), encrypted: 'body' },
  )
  return { headers: { ...headers }, body: utf8(JSON.stringify(body)) }
}
const flip = (text = '') => `${text.slice(0, 40)}${text[40] === 'A' ? 'B' : 'A'}${text.slice(41)}`

/** What is wrapped is no secret, though its padding is right. */
async function wrapNonsense(): Promise<string> {
  const publicKey = await crypto.subtle.importKey(
    'spki',
    Buffer.from(key.publicKey, 'base64url'),
    wrapping,
    false,
    ['encrypt'],
  )
  return toBase64Url(new Uint8Array(await crypto.subtle.encrypt(wrapping.name, publicKey, utf8('no secret'))))
}

async function timeOf(change: (headers: Headers) => Promise<Headers> | Headers): Promise<number> {
  const { headers, body } = await encrypted()
  const changed = await change(headers)
  const begun = performance.now()
  const opened = await open(changed, body, '203.0.113.7')
  const took = performance.now() - begun
  expect(opened.kind).toBe('refused')
  return took
}

const badTag = (headers: Headers) => ({
  ...headers,
  [encryptionHeaders.tag]: flip(headers[encryptionHeaders.tag]),
})
const badWraps = {
  'that was changed': (headers: Headers) => ({
    ...headers,
    [encryptionHeaders.text]: flip(headers[encryptionHeaders.text]),
  }),
  'of something else': async (headers: Headers) => ({
    ...headers,
    [encryptionHeaders.text]: await wrapNonsense(),
  }),
}

/** Welch's t of two lists, each without what lies beyond the common bound. */
function welch(left: readonly number[], right: readonly number[]): number {
  const bound = [...left, ...right].sort((a, b) => a - b)[Math.floor(2 * pairs * kept)] ?? 0
  const [a, b] = [left, right].map((list) => {
    const inside = list.filter((ms) => ms <= bound)
    const mean = inside.reduce((sum, ms) => sum + ms, 0) / inside.length
    const variance = inside.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / (inside.length - 1)
    return { mean, share: variance / inside.length }
  }) as [{ mean: number; share: number }, { mean: number; share: number }]
  console.log(`means ${a.mean.toFixed(4)} and ${b.mean.toFixed(4)} ms`)
  return (a.mean - b.mean) / Math.sqrt(a.share + b.share)
}

test.each(Object.entries(badWraps))(
  'a wrapping %s takes as long to refuse as a wrong tag',
  async (_name, badWrap) => {
    const wraps: number[] = []
    const tags: number[] = []
    for (let n = -50; n < pairs; n += 1) {
      const wrapFirst = Math.random() < 0.5
      const first = await timeOf(wrapFirst ? badWrap : badTag)
      const second = await timeOf(wrapFirst ? badTag : badWrap)
      // The first fifty only warm up.
      if (n < 0) continue
      wraps.push(wrapFirst ? first : second)
      tags.push(wrapFirst ? second : first)
    }
    const t = welch(wraps, tags)
    console.log(`t = ${t.toFixed(2)}`)
    expect(Math.abs(t)).toBeLessThan(4.5)
  },
  600_000,
)

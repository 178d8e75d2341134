import { beforeEach, describe, expect, it } from 'vitest'
import { type EncryptedRequest, encryptRequest } from '../../client/encryption/encrypt-request.ts'
import { encryptionHeaders, utf8 } from '../../client/encryption/wire.ts'
import { RenderQueue } from '../rendering/render-queue.ts'
import { knownRequest, testEncryptionKey } from '../testing/encryption-sample.ts'
import { createDecryption, type EncryptionFault, isEncrypted, timeWindowMs } from './decrypt-request.ts'
import { makeKey, readKey } from './encryption-keys.ts'
import { createKeyRing, type EncryptionKey } from './key-ring.ts'
import { askAgainMs, createSpentNonces } from './spent-nonces.ts'

const sentAt = Number(knownRequest.time)
const inUse = await readKey(Buffer.from(testEncryptionKey, 'base64'), null)

let now: number
let faults: EncryptionFault[]
let spent: Set<string>
let rateLeft: number
let aloneLeft: number
let asked: number
/** Until when and at which moment the store was last told a nonce. */
let remembered: readonly number[]
let steady: number
let storeDown: boolean
beforeEach(() => {
  now = sentAt + 1000
  faults = []
  spent = new Set()
  rateLeft = 100
  aloneLeft = 2
  asked = 0
  remembered = []
  steady = 0
  storeDown = false
})

function cipherOf(
  keys: readonly EncryptionKey[] = [inUse],
  queue = new RenderQueue({ parallel: 2, waiting: 4, waitMs: 500 }),
) {
  return createDecryption({
    keys: createKeyRing(() => keys),
    nonces: createSpentNonces(
      {
        spend: async (id, ...times) => {
          asked += 1
          remembered = times
          if (storeDown) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
          return !spent.has(id) && Boolean(spent.add(id))
        },
      },
      () => steady,
    ),
    now: () => now,
    takeLimit: () => {
      rateLeft -= 1
      return { allowed: rateLeft >= 0, retryAfterSeconds: 5 }
    },
    takeAlone: () => {
      aloneLeft -= 1
      return { allowed: aloneLeft >= 0, retryAfterSeconds: 20 }
    },
    queue,
    jsonBounds: { depth: 16, values: 2000 },
    onRefused: (fault) => faults.push(fault),
  })
}

const encrypt = (body: unknown, as: 'body' | 'headers' = 'body', at = now) =>
  encryptRequest({ keyId: inUse.id, publicKey: inUse.publicKey }, body, { now: at, encrypted: as })
const open = (encrypted: Pick<EncryptedRequest, 'headers' | 'body'>, cipher = cipherOf()) =>
  cipher({ ...encrypted.headers }, utf8(JSON.stringify(encrypted.body)), '203.0.113.7')

const known = {
  headers: {
    [encryptionHeaders.version]: '1',
    [encryptionHeaders.keyId]: knownRequest.keyId,
    [encryptionHeaders.text]: knownRequest.wrapped,
    [encryptionHeaders.time]: knownRequest.time,
    [encryptionHeaders.nonce]: knownRequest.nonce,
    [encryptionHeaders.tag]: knownRequest.tag,
  },
  body: knownRequest.body,
}

describe('a sealed request', () => {
  it('that another program sealed is opened', async () => {
    expect(inUse.id).toBe(knownRequest.keyId)
    const opened = await open(known)
    if (opened.kind !== 'open') throw new Error(opened.kind)
    expect(await opened.readBody(knownRequest.body)).toEqual({ value: JSON.parse(knownRequest.plain) })
  })

  it('goes to and fro: what the browser seals, the server reads, and the other way round', async () => {
    const encrypted = await encrypt({ from: '440300', 名: '朝阳区' })
    const opened = await open(encrypted)
    if (opened.kind !== 'open') throw new Error(opened.kind)
    expect(await opened.readBody(encrypted.body as string)).toEqual({
      value: { from: '440300', 名: '朝阳区' },
    })
    const answer = { code: 1, data: ['朝阳区', 2] }
    expect(await encrypted.decryptAnswer(await opened.encryptAnswer(answer))).toEqual(answer)
  })

  it('may carry a plain body, and its answer is sealed all the same', async () => {
    const encrypted = await encrypt([{ keyword: '王' }], 'headers')
    expect(encrypted.body).toEqual([{ keyword: '王' }])
    const opened = await open(encrypted)
    if (opened.kind !== 'open') throw new Error(opened.kind)
    const [first, second] = [await opened.encryptAnswer('a'), await opened.encryptAnswer('a')]
    expect(first).not.toBe(second)
    expect(await encrypted.decryptAnswer(first)).toBe('a')
  })

  it('whose body is no JSON in its cipher is told from one that is, and only that is a fault', async () => {
    const opened = await open(known)
    if (opened.kind !== 'open') throw new Error(opened.kind)
    const { secret } = knownRequest
    const key = await crypto.subtle.importKey('raw', utf8(secret.key), 'AES-CBC', false, ['encrypt'])
    const encrypted = async (bytes: Uint8Array<ArrayBuffer>) => {
      const text = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: utf8(secret.iv) }, key, bytes)
      return opened.readBody(Buffer.from(text).toString('base64url'))
    }
    expect(await encrypted(utf8('"a"'))).toEqual({ value: 'a' })
    expect(faults).toEqual([])
    expect(await encrypted(utf8('a'))).toBeNull()
    expect(await encrypted(Uint8Array.from([0x22, 0xff, 0x22]))).toBeNull()
    expect(await opened.readBody('AAAA')).toBeNull()
    expect(faults).toEqual(['body', 'body', 'body'])
  })

  it('shows nothing of its body or its answer', async () => {
    const encrypted = await encrypt({ secret: 'precisely-this' })
    const opened = await open(encrypted)
    if (opened.kind !== 'open') throw new Error(opened.kind)
    const everything = JSON.stringify([
      encrypted.headers,
      encrypted.body,
      await opened.encryptAnswer('precisely-that'),
    ])
    expect(Buffer.from(everything, 'base64url').toString()).not.toContain('precisely')
    expect(everything).not.toContain('precisely')
  })
})

describe('a request that was changed', () => {
  const flip = (text: string) => `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`
  it.each([
    [
      'its body',
      (encrypted: EncryptedRequest) => ({ ...encrypted, body: flip(encrypted.body as string) }),
      'tag',
    ],
    ['its time', withHeader('time', (time) => String(Number(time) + 1)), 'tag'],
    ['its nonce', withHeader('nonce', flip), 'tag'],
    ['its tag', withHeader('tag', flip), 'tag'],
    ['the wrapped secret', withHeader('text', flip), 'wrapping'],
    ['its version', withHeader('version', () => '2'), 'headers'],
    ['its key', withHeader('keyId', () => 'nobody'), 'key'],
    ['the length of the secret', withHeader('text', (text) => text.slice(1)), 'headers'],
  ] as const)('in %s is refused', async (_name, change, fault) => {
    const opened = await open(change(await encrypt({ a: 1 })))
    expect(opened).toEqual({ kind: 'refused', fault })
    expect(faults).toEqual([fault])
  })

  it.each(Object.values(encryptionHeaders))('without %s is refused', async (name) => {
    const encrypted = await encrypt({ a: 1 })
    const { [name]: _, ...headers } = encrypted.headers
    expect(isEncrypted(headers)).toBe(name !== encryptionHeaders.text)
    expect(await open({ ...encrypted, headers })).toMatchObject({ kind: 'refused', fault: 'headers' })
  })

  it.each(
    (['keyId', 'text', 'time', 'nonce', 'tag'] as const).flatMap((name) =>
      (['!', '\n', ' '] as const).flatMap((more) => [
        [name, (value: string) => `${more}${value}`, `${JSON.stringify(more)} before`] as const,
        [name, (value: string) => `${value}${more}`, `${JSON.stringify(more)} behind`] as const,
      ]),
    ),
  )('with more in its %s is refused: %3$s', async (name, change) => {
    expect(await open(withHeader(name, change)(await encrypt({ a: 1 })))).toMatchObject({ fault: 'headers' })
  })

  it('wrapping something that is no secret is refused', async () => {
    const publicKey = await crypto.subtle.importKey(
      'spki',
      Buffer.from(inUse.publicKey, 'base64url'),
      { name: 'RSA-OAEP', hash: 'SHA-256' },
      false,
      ['encrypt'],
    )
    const wrapped = await crypto.subtle.encrypt('RSA-OAEP', publicKey, utf8('short'))
    const encrypted = await encrypt({ a: 1 })
    const headers = {
      ...encrypted.headers,
      [encryptionHeaders.text]: Buffer.from(wrapped).toString('base64url'),
    }
    expect(await open({ ...encrypted, headers })).toMatchObject({ fault: 'wrapping' })
  })

  it('in its answer is noticed', async () => {
    const encrypted = await encrypt({ a: 1 })
    const opened = await open(encrypted)
    if (opened.kind !== 'open') throw new Error(opened.kind)
    const answer = await opened.encryptAnswer({ code: 1 })
    await expect(encrypted.decryptAnswer(flip(answer))).rejects.toThrow(TypeError)
    await expect(encrypted.decryptAnswer(answer.slice(0, 40))).rejects.toThrow(TypeError)
    // The answer to one request is none to another.
    const other = await encrypt({ a: 1 })
    await expect(other.decryptAnswer(answer)).rejects.toThrow(TypeError)
  })
})

describe('gates', () => {
  it('take a request once, even when it arrives twice at the same moment', async () => {
    const cipher = cipherOf()
    const encrypted = await encrypt({ a: 1 })
    const kinds = (
      await Promise.all([open(encrypted, cipher), open(encrypted, cipher), open(encrypted, cipher)])
    ).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['open', 'refused', 'refused'])
    const left = rateLeft
    expect(await open(encrypted, cipher)).toMatchObject({ fault: 'replay' })
    expect(rateLeft).toBe(left)
    // Another process of the site: its memory is empty, the database is the same.
    expect(await open(encrypted, cipherOf())).toMatchObject({ fault: 'replay' })
  })

  it.each([-timeWindowMs, timeWindowMs])('take a clock that is %d ms off', async (off) => {
    expect((await open(await encrypt({ a: 1 }, 'body', now + off))).kind).toBe('open')
    // The store forgets it only once its time would not be taken any more.
    expect(remembered).toEqual([now + off + timeWindowMs + 1, now])
  })

  it.each([-timeWindowMs - 1, timeWindowMs + 1])('refuse a clock that is %d ms off', async (off) => {
    expect(await open(await encrypt({ a: 1 }, 'body', now + off))).toEqual({ kind: 'refused', fault: 'time' })
  })

  it('turn away cheaply: no bucket and no private key for what cannot be right', async () => {
    const encrypted = await encrypt({ a: 1 })
    const cipher = cipherOf()
    for (const [name, value] of [
      [encryptionHeaders.keyId, 'nobody'],
      [encryptionHeaders.time, String(now - timeWindowMs - 1)],
      [encryptionHeaders.text, 'A'],
    ] as const) {
      await open({ ...encrypted, headers: { ...encrypted.headers, [name]: value } }, cipher)
    }
    expect(rateLeft).toBe(100)
  })

  it('say when to come back once the bucket is empty', async () => {
    rateLeft = 1
    expect((await open(await encrypt({ a: 1 }))).kind).toBe('open')
    expect(await open(await encrypt({ a: 2 }))).toEqual({ kind: 'busy', retryAfterSeconds: 5 })
  })

  it('let only so many wait for the private key', async () => {
    const queue = new RenderQueue({ parallel: 1, waiting: 1, waitMs: 500 })
    let finish = () => {}
    const held = queue.run(() => new Promise<void>((resolve) => (finish = resolve)))
    const cipher = cipherOf([inUse], queue)
    const waiting = open(await encrypt({ a: 1 }), cipher)
    expect(await open(await encrypt({ a: 2 }), cipher)).toEqual({ kind: 'busy', retryAfterSeconds: 2 })
    finish()
    await held
    expect((await waiting).kind).toBe('open')
  })
})

describe('while the store is down', () => {
  it('this process judges replays, at a smaller rate, and asks for the store now and then', async () => {
    const cipher = cipherOf()
    const kind = async (request: EncryptedRequest) => {
      const opened = await open(request, cipher)
      return opened.kind === 'refused' ? opened.fault : opened.kind
    }
    const before = await encrypt({ a: 0 })
    expect(await kind(before)).toBe('open')
    storeDown = true
    const requests = await Promise.all([encrypt({ a: 1 }), encrypt({ a: 2 }), encrypt({ a: 3 })])
    const kinds: string[] = []
    for (const request of [...requests, ...requests]) kinds.push(await kind(request))
    expect(kinds).toEqual(['open', 'open', 'busy', 'replay', 'replay', 'replay'])
    expect(asked).toBe(2)

    storeDown = false
    steady += askAgainMs
    expect(await kind(await encrypt({ a: 4 }))).toBe('open')
    expect(asked).toBe(3)
    expect(aloneLeft).toBe(-1)
  })

  it('any other fault of it is one of ours', async () => {
    const nonces = createSpentNonces({ spend: () => Promise.reject(new TypeError('ours')) })
    await expect(nonces.spend('n', now, now)).rejects.toThrow('ours')
  })
})

describe('nonces', () => {
  const fresh = () => ({ spend: async () => true })

  it('are spent once, whatever the store says', async () => {
    const nonces = createSpentNonces(fresh())
    expect(await nonces.spend('a', now, now)).toBe('first')
    expect(await nonces.spend('a', now, now)).toBe('replay')
    expect(await nonces.spend('b', now, now)).toBe('first')
  })

  it('are kept in memory up to a number, the oldest gone first', async () => {
    const nonces = createSpentNonces(fresh())
    for (let n = 0; n < 50_000; n += 1) await nonces.spend(String(n), now, now)
    expect(nonces.has('0')).toBe(true)
    await nonces.spend('one more', now, now)
    expect(['0', '1', 'one more'].map(nonces.has)).toEqual([false, true, true])
  })

  it('are not asked of a store that was down a moment ago', async () => {
    let asks = 0
    const nonces = createSpentNonces({
      spend: async () => {
        asks += 1
        throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
      },
    })
    expect([await nonces.spend('a', now, now), await nonces.spend('b', now, now)]).toEqual(['alone', 'alone'])
    expect(asks).toBe(1)
  })
})

describe('a clock that leaps a day ahead and comes back', () => {
  it('makes no answered request good again', async () => {
    const cipher = cipherOf()
    const encrypted = await encrypt({ a: 1 })
    expect((await open(encrypted, cipher)).kind).toBe('open')
    now += 86_400_000
    expect((await open(await encrypt({ a: 2 }), cipher)).kind).toBe('open')
    now -= 86_400_000
    storeDown = true
    expect(await open(encrypted, cipher)).toMatchObject({ fault: 'replay' })
  })
})

describe('rotation', () => {
  it('takes the key before for its overlap, and no longer', async () => {
    const next = await readKey(Buffer.from(await makeKey(), 'base64'), null)
    const before = { ...inUse, until: now + 60_000 }
    const cipher = cipherOf([next, before])
    expect(createKeyRing(() => [before, next]).current().id).toBe(next.id)
    expect(() => createKeyRing(() => [before]).current()).toThrow('no key is in use')
    expect((await open(await encrypt({ a: 1 }), cipher)).kind).toBe('open')
    now += 60_000
    expect(await open(await encrypt({ a: 1 }), cipher)).toMatchObject({ fault: 'key' })
  })
})

function withHeader(name: keyof typeof encryptionHeaders, change: (value: string) => string) {
  return (encrypted: EncryptedRequest) => ({
    ...encrypted,
    headers: {
      ...encrypted.headers,
      [encryptionHeaders[name]]: change(encrypted.headers[encryptionHeaders[name]] ?? ''),
    },
  })
}

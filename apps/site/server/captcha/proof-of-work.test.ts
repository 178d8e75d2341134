import { pbkdf2Sync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveCaptcha } from '../testing/solve-captcha.ts'
import { createProofOfWork, deriveKey } from './proof-of-work.ts'
import { createQuestions, largestNumber, smallestNumber } from './questions.ts'

const clock = { now: Date.UTC(2026, 10, 21) }
const spent = new Set<string>()
const settings = {
  key: new Uint8Array(32).fill(7),
  lifeMs: 300_000,
  skewMs: 30_000,
  cost: 10,
  now: () => clock.now,
}
const questions = createQuestions({
  ...settings,
  onceTokens: { spend: async (id) => spent.size < spent.add(id).size },
})
const captcha = createProofOfWork({ ...settings, questions })
const bearer = { sessionId: 'visit-1', purpose: 'enquiry' } as const

const repack = (payload: string, change: (value: Payload) => void) => {
  const value = JSON.parse(Buffer.from(payload, 'base64').toString()) as Payload
  change(value)
  return Buffer.from(JSON.stringify(value)).toString('base64')
}
type Payload = {
  challenge: { parameters: { cost: number; expiresAt: number; keyPrefix: string; data: { purpose: string } } }
  solution: { counter: number; derivedKey: string }
}

describe('proof of work', () => {
  it('is worth one token, the same whenever it is checked', async () => {
    const task = captcha.challenge(bearer)
    const payload = await solveCaptcha(task)
    const token = await captcha.check(bearer, payload)
    expect(token).toEqual({ id: `captcha:${task.parameters.nonce}`, expiresAt: clock.now + 300_000 })
    expect(await captcha.check(bearer, payload)).toEqual(token)
  })

  it('may come back with its fields in any order', async () => {
    const turned = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([name, part]) => [name, turned(part)]),
          )
        : value
    const payload = JSON.parse(
      Buffer.from(await solveCaptcha(captcha.challenge(bearer)), 'base64').toString(),
    )
    const backwards = Buffer.from(JSON.stringify(turned(payload))).toString('base64')
    expect(await captcha.check(bearer, backwards)).not.toBeNull()
  })

  it('is read up to its longest, and not beyond', async () => {
    const payload = Buffer.from(await solveCaptcha(captcha.challenge(bearer)), 'base64').toString()
    const padded = (bytes: number) => Buffer.from(payload.padEnd(bytes, ' ')).toString('base64')
    expect(padded(3072)).toHaveLength(4096)
    expect(await captcha.check(bearer, padded(3072))).not.toBeNull()
    expect(await captcha.check(bearer, padded(3073))).toBeNull()
  })

  it('is PBKDF2 over the bytes of the nonce and the counter, as other programs work it out', async () => {
    const task = { nonce: '00ff'.repeat(8), salt: 'a1b2'.repeat(8), cost: 3, keyLength: 32 } as const
    const password = Buffer.concat([Buffer.from(task.nonce, 'hex'), Buffer.from([0, 1, 0, 2])])
    const key = pbkdf2Sync(password, Buffer.from(task.salt, 'hex'), 3, 32, 'sha256')
    expect(await deriveKey(task, 0x1_0002)).toBe(key.toString('hex'))
  })

  it('belongs to its session and purpose, and ends', async () => {
    const payload = await solveCaptcha(captcha.challenge(bearer))
    expect(await captcha.check({ ...bearer, sessionId: 'visit-2' }, payload)).toBeNull()
    expect(await captcha.check({ ...bearer, purpose: 'code' }, payload)).toBeNull()
    clock.now += 300_000
    expect(await captcha.check(bearer, payload)).toBeNull()
  })

  it('of a clock that was ahead is worth nothing when it is right again, and neither is a question', async () => {
    clock.now += 3_600_000
    const payload = await solveCaptcha(captcha.challenge(bearer))
    const { first, second, token } = questions.ask(bearer.sessionId)
    const answered = () => questions.check(bearer.sessionId, token, String(first + second))
    expect([await captcha.check(bearer, payload), await answered()]).not.toContain(null)
    clock.now -= 29_000
    expect([await captcha.check(bearer, payload), await answered()]).not.toContain(null)
    clock.now -= 3_571_000
    expect([await captcha.check(bearer, payload), await answered()]).toEqual([null, null])
  })

  it('cannot be made cheaper, longer or someone else’s, and the work must be done', async () => {
    const payload = await solveCaptcha(captcha.challenge(bearer))
    const forged = [
      repack(payload, ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 })),
      repack(payload, ({ challenge }) => Object.assign(challenge.parameters, { expiresAt: 9_999_999_999 })),
      repack(payload, ({ challenge }) => Object.assign(challenge.parameters, { keyPrefix: 'ff' })),
      repack(payload, ({ challenge }) => Object.assign(challenge.parameters.data, { purpose: 'code' })),
      repack(payload, ({ solution }) => Object.assign(solution, { counter: solution.counter + 1 })),
      repack(payload, ({ solution }) => Object.assign(solution, { derivedKey: '0'.repeat(64) })),
    ]
    for (const one of forged) expect(await captcha.check(bearer, one)).toBeNull()
    const other = createProofOfWork({ ...settings, questions, key: new Uint8Array(32) })
    expect(await other.check(bearer, payload)).toBeNull()
  })

  it('refuses whatever else arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), fc.json()), async (text) => {
        expect(await captcha.check(bearer, text)).toBeNull()
        expect(await captcha.check(bearer, Buffer.from(text).toString('base64'))).toBeNull()
      }),
    )
  })
})

describe('a question in its place', () => {
  const pack = (question: string, answer: string) =>
    Buffer.from(JSON.stringify({ question, answer })).toString('base64')

  it('is made of every number there is a word for', () => {
    const asked = Array.from({ length: 500 }, () => captcha.question('visit-1'))
    const all = Array.from({ length: largestNumber - smallestNumber + 1 }, (_, n) => smallestNumber + n)
    const seen = (of: 'first' | 'second') => [...new Set(asked.map((one) => one[of]))].sort((a, b) => a - b)
    expect([seen('first'), seen('second')]).toEqual([all, all])
  })

  it('is not used up by what is no number', async () => {
    const { first, second, token } = captcha.question('visit-1')
    const sum = String(first + second)
    const before = spent.size
    for (const answer of [`x${sum}`, `${sum}x`, ` ${sum}`, `${sum}\n`, '1234567', '']) {
      expect(await captcha.check(bearer, pack(token, answer))).toBeNull()
    }
    expect(spent.size).toBe(before)
  })

  it('is no other session’s, even one whose name ends as the question begins', async () => {
    const { first, second, token } = captcha.question('visit-1')
    const moved = pack(token.slice(1), String(first + second))
    expect(await captcha.check({ ...bearer, sessionId: `visit-1${token[0]}` }, moved)).toBeNull()
    expect(await captcha.check(bearer, pack(token, String(first + second)))).not.toBeNull()
  })

  it('is worth one token for the right answer, of its session, for an enquiry alone', async () => {
    const { first, second, token } = captcha.question('visit-1')
    for (const number of [first, second]) {
      expect(number).toBeGreaterThanOrEqual(smallestNumber)
      expect(number).toBeLessThanOrEqual(largestNumber)
    }
    const right = pack(token, String(first + second))
    const worth = await captcha.check(bearer, right)
    expect(worth).toEqual({ id: expect.stringMatching(/^question:/), expiresAt: clock.now + 300_000 })
    expect(await captcha.check(bearer, right)).toEqual(worth)
    expect(await captcha.check({ ...bearer, purpose: 'code' }, right)).toBeNull()
    expect(await captcha.check({ ...bearer, sessionId: 'visit-2' }, right)).toBeNull()
    expect(spent.has(worth?.id ?? '')).toBe(false)
    clock.now += 300_000
    expect(await captcha.check(bearer, right)).toBeNull()
  })

  it('is used up by a wrong answer: trying all of them opens nothing', async () => {
    const { first, second, token } = captcha.question('visit-1')
    const wrong = String(first + second + 1)
    expect(await captcha.check(bearer, pack(token, wrong))).toBeNull()
    const late = await captcha.check(bearer, pack(token, String(first + second)))
    expect(spent.has(late?.id ?? '')).toBe(true)
  })

  it('cannot be made up, and a made-up one leaves nothing behind', async () => {
    const before = spent.size
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.nat(99), async (token, answer) => {
        expect(await captcha.check(bearer, pack(token, String(answer)))).toBeNull()
      }),
    )
    expect(spent.size).toBe(before)
  })
})

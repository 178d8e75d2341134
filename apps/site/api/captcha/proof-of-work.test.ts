import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveCaptcha } from '../testing/solve-captcha.ts'
import { createProofOfWork } from './proof-of-work.ts'

const clock = { now: Date.UTC(2026, 10, 21) }
const captcha = createProofOfWork({
  key: new Uint8Array(32).fill(7),
  lifeMs: 300_000,
  cost: 10,
  now: () => clock.now,
})
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

  it('belongs to its session and purpose, and ends', async () => {
    const payload = await solveCaptcha(captcha.challenge(bearer))
    expect(await captcha.check({ ...bearer, sessionId: 'visit-2' }, payload)).toBeNull()
    expect(await captcha.check({ ...bearer, purpose: 'code' }, payload)).toBeNull()
    clock.now += 300_000
    expect(await captcha.check(bearer, payload)).toBeNull()
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
    const other = createProofOfWork({
      key: new Uint8Array(32),
      lifeMs: 300_000,
      cost: 10,
      now: () => clock.now,
    })
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

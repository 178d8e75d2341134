import { createHmac, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { isAlive } from '@hongyan/kernel/expiry'
import { z } from 'zod'
import { sameText } from '../security/sessions/session-store.ts'
import type { Captcha, CaptchaBearer, CaptchaChallenge } from './captcha.ts'
import type { Questions } from './questions.ts'

const derive = promisify(pbkdf2)
const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`))

/** The widget's answer: the task as it was given, and the counter that solves it. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex(32),
      salt: hex(32),
      cost: z.int().min(1),
      keyLength: z.literal(32),
      keyPrefix: z.string().regex(/^[0-9a-f]{2}$/),
      expiresAt: z.int(),
      data: z.object({ purpose: z.string(), bearer: z.string() }),
    }),
    signature: hex(64),
  }),
  solution: z.object({ counter: z.int().min(0).max(0xffff_ffff), derivedKey: hex(64) }),
})

/** The answer to a question, where the browser could not work. */
const answerSchema = z.object({ question: z.string().max(400), answer: z.string().regex(/^\d{1,6}$/) })

const longestPayload = 4096

type ProofOfWorkSettings = {
  /** HMAC key, at least 32 bytes. */
  readonly key: Uint8Array
  /** How long a task may be solved and its solution used, in milliseconds. */
  readonly lifeMs: number
  /** By how much the clocks of two processes may differ, in milliseconds. */
  readonly skewMs: number
  /** Rounds of PBKDF2 in one step; a solution takes about 256 steps. */
  readonly cost: number
  readonly now: () => number
  readonly questions: Questions
}

/**
 * Proof of work in the wire format of ALTCHA's second protocol: find a counter so that PBKDF2 over nonce and counter
 * begins with a given byte. Stateless until a solution is spent: what a task is for is signed into it.
 */
export function createProofOfWork(settings: ProofOfWorkSettings): Captcha {
  const { key, lifeMs, skewMs, cost, now, questions } = settings
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  const bearerMac = ({ sessionId, purpose }: CaptchaBearer) => mac(`bearer\n${purpose}\n${sessionId}`)
  // A list: a task is signed as what it says, in whatever order its fields come back.
  const sign = ({ data, ...task }: CaptchaChallenge['parameters']) => {
    const { algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt } = task
    const claims = [algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt, data.purpose, data.bearer]
    return mac(`task\n${JSON.stringify(claims)}`)
  }

  return {
    challenge(bearer) {
      const parameters = {
        algorithm: 'PBKDF2/SHA-256',
        nonce: randomBytes(16).toString('hex'),
        salt: randomBytes(16).toString('hex'),
        cost,
        keyLength: 32,
        keyPrefix: '00',
        expiresAt: Math.floor((now() + lifeMs) / 1000),
        data: { purpose: bearer.purpose, bearer: bearerMac(bearer) },
      } as const
      return { parameters, signature: sign(parameters) }
    },
    question: (sessionId) => questions.ask(sessionId),
    async check(bearer, payload) {
      const unpacked = unpack(payload)
      const answered = answerSchema.safeParse(unpacked)
      if (answered.success) {
        const { question, answer } = answered.data
        return bearer.purpose === 'code' ? null : questions.check(bearer.sessionId, question, answer)
      }
      const solved = payloadSchema.safeParse(unpacked)
      if (!solved.success) return null
      const { challenge, solution } = solved.data
      const { parameters } = challenge
      const expiresAt = parameters.expiresAt * 1000
      // Cheapest first: a derivation costs milliseconds, everything before it microseconds.
      if (!sameText(challenge.signature, sign(parameters))) return null
      if (!isAlive(expiresAt, now(), { lifeMs, skewMs })) return null
      if (!sameText(parameters.data.bearer, bearerMac(bearer))) return null
      const derived = await deriveKey(parameters, solution.counter)
      const worked = derived.startsWith(parameters.keyPrefix) && sameText(derived, solution.derivedKey)
      return worked ? { id: `captcha:${parameters.nonce}`, expiresAt } : null
    },
  }
}

type Task = Pick<CaptchaChallenge['parameters'], 'nonce' | 'salt' | 'cost' | 'keyLength'>

/** The key of one counter in hex: the password is the nonce followed by the counter as 32 bits, big-endian. */
export async function deriveKey(task: Task, counter: number): Promise<string> {
  const password = Buffer.alloc(20)
  password.write(task.nonce, 0, 'hex')
  password.writeUInt32BE(counter, 16)
  const salt = Buffer.from(task.salt, 'hex')
  return (await derive(password, salt, task.cost, task.keyLength, 'sha256')).toString('hex')
}

/** What a payload holds, base64 over JSON; undefined for everything else. */
function unpack(payload: string): unknown {
  if (payload.length > longestPayload) return undefined
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString())
  } catch {
    return undefined
  }
}

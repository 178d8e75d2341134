import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { isAlive } from '@hongyan/kernel/expiry'
import type { SpendableToken } from '@hongyan/kernel/limits/spend-tokens'
import type { OnceTokens } from '../security/sessions/once-tokens.ts'
import { sameText } from '../security/sessions/session-store.ts'
import type { CaptchaQuestion } from './captcha.ts'

/** Numbers a question is made of: each has a word in every language. */
export const smallestNumber = 2
export const largestNumber = 12

type QuestionSettings = {
  /** HMAC key, at least 32 bytes. */
  readonly key: Uint8Array
  readonly lifeMs: number
  /** By how much the clocks of two processes may differ. */
  readonly skewMs: number
  readonly now: () => number
  /** Where a question is used up by a wrong answer: each may be answered once. */
  readonly onceTokens: OnceTokens
}

export type Questions = {
  ask(sessionId: string): CaptchaQuestion
  /** The token a right answer is worth, to be spent once. A wrong answer uses the question up. */
  check(sessionId: string, token: string, answer: string): Promise<SpendableToken | null>
}

/** Sums in place of proof of work, bound to a session. Nothing is stored until one is answered. */
export function createQuestions({ key, lifeMs, skewMs, now, onceTokens }: QuestionSettings): Questions {
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', key)
      .update(['question', ...parts].join('\n'))
      .digest('base64url')

  return {
    ask(sessionId) {
      const first = randomInt(smallestNumber, largestNumber + 1)
      const second = randomInt(smallestNumber, largestNumber + 1)
      const nonce = randomBytes(16).toString('base64url')
      const expires = (now() + lifeMs).toString(36)
      const genuine = mac('asked', sessionId, nonce, expires)
      const solved = mac('answered', sessionId, nonce, expires, String(first + second))
      return { first, second, token: [nonce, expires, genuine, solved].join('.') }
    },
    async check(sessionId, token, answer) {
      const [nonce, expires, genuine, solved] = token.split('.')
      if (!nonce || !expires || !genuine || !solved) return null
      const expiresAt = Number.parseInt(expires, 36)
      if (!sameText(genuine, mac('asked', sessionId, nonce, expires))) return null
      if (!isAlive(expiresAt, now(), { lifeMs, skewMs })) return null
      const id = `question:${nonce}`
      if (sameText(solved, mac('answered', sessionId, nonce, expires, answer))) return { id, expiresAt }
      await onceTokens.spend(id, expiresAt, now())
      return null
    },
  }
}

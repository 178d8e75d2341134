import type { SpendableToken } from '@hongyan/kernel/limits/spend-tokens'
import type { CaptchaPurpose } from '../../calls/captcha-purposes.ts'

/**
 * Whom a captcha is for; a solution of one session or purpose is worth nothing to another. `form-code` is a code that a
 * form asks for without a script.
 */
export type CaptchaBearer = {
  readonly sessionId: string
  readonly purpose: CaptchaPurpose | 'form-code'
}

/** A task as the widget of the browser reads it. */
export type CaptchaChallenge = {
  readonly parameters: {
    readonly algorithm: 'PBKDF2/SHA-256'
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
    /** Seconds since the epoch. */
    readonly expiresAt: number
    readonly data: { readonly purpose: string; readonly bearer: string }
  }
  readonly signature: string
}

/** A question for who cannot let a browser work: two small numbers to add. `token` carries it, not the answer. */
export type CaptchaQuestion = { readonly first: number; readonly second: number; readonly token: string }

/** Keeps machines at a distance without asking a person anything. */
export type Captcha = {
  challenge(bearer: CaptchaBearer): CaptchaChallenge
  /**
   * A sum in place of the task, for sending an enquiry, which is confirmed by a text message too, and for a form that no
   * script helps to ask for a code: the limits of codes hold there as well.
   */
  question(sessionId: string): CaptchaQuestion
  /** The token a genuine solution or a right answer is worth, to be spent once; null for everything else. */
  check(bearer: CaptchaBearer, payload: string): Promise<SpendableToken | null>
}

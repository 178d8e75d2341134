import type { SpendableToken } from '@hongyan/domain'

/** What a solved captcha may be used for. */
export const captchaPurposes = ['code', 'enquiry'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]

/** Whom a captcha is for; a solution of one session or purpose is worth nothing to another. */
export type CaptchaBearer = { readonly sessionId: string; readonly purpose: CaptchaPurpose }

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

/** Keeps machines at a distance without asking a person anything. */
export type Captcha = {
  challenge(bearer: CaptchaBearer): CaptchaChallenge
  /** The token a genuine solution is worth, to be spent once; null for everything else. */
  check(bearer: CaptchaBearer, payload: string): Promise<SpendableToken | null>
}

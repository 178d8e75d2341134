import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { cleanText } from '../typed/clean-text.ts'

/** More than anybody carries; what is above it is a mistake. */
export const mostPasskeys = 10
/** How many recovery codes somebody has at a time. */
export const recoveryCodeCount = 10
export const longestName = 60

/** A passkey as an authenticator has made it, after what it signed has been checked. */
export type NewPasskey = {
  /** The authenticator's own name for it, base64url. */
  readonly credentialId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  /** What its owner calls it; null for the browser it was made in. */
  readonly name: string | null
}

/** Refuses `not-available` where staff signs in at an identity provider alone. */
export function requirePasskeys({ settings }: Pick<Ctx, 'settings'>): void {
  if (settings.staff.passkeys) return
  throw new DomainError({ entity: 'passkey', code: 'not-available', detail: 'Nobody has passkeys here' })
}

/** One refusal for whatever is wrong: it tells nobody which passkeys and people there are. */
export function passkeyRefused(detail: string): DomainError {
  return new DomainError({ entity: 'passkey', code: 'forbidden', detail })
}

/** What somebody calls a passkey or themselves; null for nothing. Refuses `invalid-input` for what is too long. */
export function readName(name: string): string | null {
  const read = cleanText(name).replace(/\s+/g, ' ').trim()
  if (read.length > longestName)
    throw new DomainError({
      entity: 'passkey',
      code: 'invalid-input',
      detail: 'The name is too long',
      fields: [{ path: 'name', message: 'too-long' }],
    })
  return read === '' ? null : read
}

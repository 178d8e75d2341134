import type { ProvenIdentity } from '@hongyan/domain/accounts/create-session'
import { phoneKey } from '@hongyan/domain/tracking/phone-key'
import { readMail } from '@hongyan/domain/typed/read-mail'
import { z } from 'zod'

/** What a provider says of somebody, in whatever shape. */
type Claims = Readonly<Record<string, unknown>>

/**
 * What came with a sign-in and was left alone, and why, by its name: nothing of what it said. What the provider has not
 * verified is nobody's fault; what it has verified and nobody can read is told to whoever signs in.
 */
export type Untaken = `${'phone' | 'mail'}-${'unverified' | 'unreadable'}`

/** Scopes that were asked for and not granted; none where the answer does not say (RFC 6749 §5.1). */
export function ungrantedScopes(asked: string, granted: string | undefined): readonly string[] {
  if (granted === undefined) return []
  const given = new Set(granted.split(/\s+/))
  // What only changes how long the provider remembers is granted in silence.
  return asked.split(/\s+/).filter((scope) => scope !== '' && scope !== 'offline_access' && !given.has(scope))
}

/** A name that a provider has for somebody or something: OpenID Connect Core 1.0 §2 allows 255 characters. */
export const providerName = z
  .string()
  .min(1)
  .max(255)
  .refine((name) => !/\p{C}|^\s|\s$/u.test(name), 'a name without marks that nobody sees')

/** How old an ID token may be that answers a sign-in of now, and how long it may hold; ms. */
const oldestMs = 3_600_000
const longestMs = 366 * 86_400_000

/**
 * Who an ID token is about, by now (ms UTC) and a clock of the provider that is wrong by `skewMs` at most. Throws for
 * a subject that is none, and for times that no clock tells. Its signature, issuer and nonce have been checked.
 */
export function readSubject(claims: Claims, now: number, skewMs: number): string {
  const { sub, iat, exp } = z
    .object({ sub: providerName, iat: z.number().positive(), exp: z.number().positive() })
    .parse({ sub: claims.sub, iat: claims.iat, exp: claims.exp })
  const [issued, ends] = [iat * 1000, exp * 1000]
  if (issued > now + skewMs) throw new Error('the ID token was issued in the future')
  if (issued < now - oldestMs - skewMs) throw new Error('the ID token was issued long ago')
  if (ends <= issued || ends > issued + longestMs) throw new Error('the ID token ends at no such time')
  return sub
}

/** The provider's name for a sign-in; null for one by which nothing could be ended later. */
export function sessionOf({ sid }: Claims): string | null {
  return providerName.safeParse(sid).data ?? null
}

type Person = Pick<ProvenIdentity, 'name' | 'phone'> & {
  readonly mail: string | null
  readonly untaken: readonly Untaken[]
}

/** What is taken of whatever a provider tells: of `told`, the first that says something. */
export function readPerson(claimSets: readonly Claims[]): Person {
  const phone = proven(claimSets, 'phone_number', (text) => text.length <= 60 && phoneKey(text) !== null)
  const mail = proven(claimSets, 'email', (text) => readMail(text) !== null)
  return {
    name: claimSets.map(nameOf).find((name) => name !== null) ?? null,
    phone: phone.value,
    mail: mail.value,
    untaken: [
      ...(phone.why === null ? [] : ([`phone-${phone.why}`] as const)),
      ...(mail.why === null ? [] : ([`mail-${mail.why}`] as const)),
    ],
  }
}

/** Providers write it as a word or a number where the standard has `true`. */
const yes = z.union([z.literal(true), z.literal(1), z.string().regex(/^\s*(?:true|1)\s*$/i)])

type Proven = { readonly value: string | null; readonly why: 'unverified' | 'unreadable' | null }

/**
 * A number or an address that the provider says it has verified: who has it opens shipments and takes invitations.
 * `why` says why one that is told was not taken; null where it was, or none is told.
 */
function proven(
  claimSets: readonly Claims[],
  claim: 'phone_number' | 'email',
  isReadable: (text: string) => boolean,
): Proven {
  const named = claimSets.filter((claims) => isGiven(claims[claim]))
  const verified = named.filter((claims) => yes.safeParse(claims[`${claim}_verified`]).success)
  for (const claims of verified) {
    const value = shown(claims[claim])?.replace(/^(?:tel|mailto):/i, '') ?? ''
    if (isReadable(value)) return { value, why: null }
  }
  if (named.length === 0) return { value: null, why: null }
  return { value: null, why: verified.length === 0 ? 'unverified' : 'unreadable' }
}

/** Whether a claim says anything, of whatever kind. */
function isGiven(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    value !== false &&
    (typeof value !== 'string' || shown(value) !== null)
  )
}

/** The greeting: a whole name, one that is put together, or whatever they are called there. */
function nameOf(claims: Claims): string | null {
  const name = shown(claims.name) ?? joined(shown(claims.given_name), shown(claims.family_name))
  const called = name ?? shown(claims.nickname) ?? shown(claims.preferred_username)
  return called === null ? null : [...called].slice(0, 80).join('').trim()
}

/** In Chinese the family comes first, and nothing stands between. */
function joined(given: string | null, family: string | null): string | null {
  if (given === null || family === null) return given ?? family
  return /^\p{Script=Han}+$/u.test(family + given) ? family + given : `${given} ${family}`
}

/** A text without what nobody sees; null for none. A provider may tell a number as one. */
function shown(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return (
    String(value)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/[\p{C}\u115f\u1160\u2800\u3164\uffa0]/gu, '')
      .replace(/\s+/g, ' ')
      .trim() || null
  )
}

import type { listPasskeys } from '@hongyan/domain/passkeys/list-passkeys'
import type { StaffLinkView } from '@hongyan/domain/passkeys/open-staff-link'
import type { PasskeyCeremonies } from '../../../server/integrations/passkey-ceremonies.ts'
import { iso, isoOrNull } from '../work/desk-call.ts'

/** Whom a link is for, for whoever holds it. */
export function presentLink({ mail, name, until }: StaffLinkView) {
  return { mail, name, until: iso(until) }
}

/** What somebody signs in with, for themselves. */
export function presentPasskeys({ passkeys, codesLeft }: Awaited<ReturnType<typeof listPasskeys>>) {
  return {
    passkeys: passkeys.map(({ id, name, madeAt, usedAt }) => ({
      id,
      name,
      madeAt: iso(madeAt),
      usedAt: isoOrNull(usedAt),
    })),
    codesLeft,
  }
}

type Making = Awaited<ReturnType<PasskeyCeremonies['askToMake']>>
type Signing = Awaited<ReturnType<PasskeyCeremonies['askToSign']>>

/** What an authenticator is asked to make, for whoever makes it: it shows them their own name and mail address. */
export function presentMaking(asked: Making) {
  const { rp, user, challenge, pubKeyCredParams, timeout, attestation } = asked
  const { residentKey, requireResidentKey, userVerification } = asked.authenticatorSelection ?? {}
  return {
    rp: { id: rp.id, name: rp.name },
    user: { id: user.id, name: user.name, displayName: user.displayName },
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ type, alg }) => ({ type, alg })),
    timeout,
    excludeCredentials: asked.excludeCredentials?.map(({ id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports: transports?.map(String),
    })),
    authenticatorSelection: { residentKey, requireResidentKey, userVerification },
    attestation,
  }
}

/** What an authenticator is asked to sign. */
export function presentSigning({ challenge, rpId, timeout, userVerification }: Signing) {
  return { challenge, rpId, timeout, userVerification }
}

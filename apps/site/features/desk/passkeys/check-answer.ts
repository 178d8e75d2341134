import { takeChallenge } from '@hongyan/domain/passkeys/challenges'
import { findPasskey } from '@hongyan/domain/passkeys/find-passkey'
import { type NewPasskey, passkeyRefused, requirePasskeys } from '@hongyan/domain/passkeys/passkey-rules'
import type { StaffBrowser } from '@hongyan/domain/staff/write-staff-session'
import {
  challengeOf,
  type MadePasskey,
  type PasskeyCeremonies,
  type SignedChallenge,
} from '../../../server/integrations/passkey-ceremonies.ts'
import type { At } from '../../../server/requests/route.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { deviceName } from '../../../server/security/device-name.ts'

/** What the calls of passkeys take from the process. */
export type PasskeyServices = Pick<RequestServices, 'staffCookie' | 'publicOrigin'> & {
  readonly passkeys: PasskeyCeremonies
}

/** The browser that asks, for a session that begins in it. */
export function browserOf({ headers, services }: At<PasskeyServices>): StaffBrowser {
  return {
    replaced: services.staffCookie?.read(headers.cookie) ?? null,
    device: deviceName(headers['user-agent']),
  }
}

/** A passkey that was made on being asked: its challenge is used up by it. Refuses `forbidden` for any other. */
export async function checkMade(
  { ctx, services, headers }: At<PasskeyServices>,
  made: MadePasskey,
  asked: { readonly purpose: 'add' | 'link'; readonly staffId: string; readonly name: string | null },
): Promise<NewPasskey> {
  requirePasskeys(ctx)
  const { purpose, staffId, name } = asked
  const challenge = challengeOf(made) ?? ''
  await takeChallenge(ctx, { challenge, purpose, staffId })
  const checked = await services.passkeys.checkMade(made, challenge)
  if (checked === null) throw passkeyRefused('What an authenticator made is not what was asked for')
  return { ...checked, transports: made.transports, name: name || deviceName(headers['user-agent']) }
}

/** Whose signature it is. Refuses `forbidden` alike for a wrong one, an unknown passkey, and a challenge shown twice. */
export async function checkSigned(
  { ctx, services }: At<PasskeyServices>,
  signed: SignedChallenge,
): Promise<{ readonly passkeyId: string; readonly counter: number }> {
  requirePasskeys(ctx)
  const challenge = challengeOf(signed) ?? ''
  await takeChallenge(ctx, { challenge, purpose: 'sign-in', staffId: null })
  const passkey = await findPasskey(ctx, { credentialId: signed.id })
  const checked = passkey && (await services.passkeys.checkSigned(signed, challenge, passkey))
  if (!checked) throw passkeyRefused('A signature is not that of a passkey here')
  return { passkeyId: passkey.id, counter: checked.counter }
}

import { withOurNames } from '@hongyan/locales'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'

/** What an authenticator made, as a browser hands it over; all base64url. */
export type MadePasskey = {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly transports: readonly string[]
}

/** What an authenticator signed. */
export type SignedChallenge = {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  /** Whose passkey it is, as it was told when it was made. */
  readonly userHandle: string
}

/** Who is asked to make a passkey, and those that they have. */
type PasskeyOwner = {
  readonly staffId: string
  readonly mail: string
  readonly name: string
  readonly known: readonly { readonly credentialId: string; readonly transports: readonly string[] }[]
}

/** Questions to authenticators, and the check of what they answer (WebAuthn level 3), for one origin. */
export type PasskeyCeremonies = {
  askToMake(
    challenge: string,
    owner: PasskeyOwner,
    waitMs: number,
  ): Promise<PublicKeyCredentialCreationOptionsJSON>
  /** Whoever has a passkey answers: nobody is named, and nothing is told of who there is. */
  askToSign(challenge: string, waitMs: number): Promise<PublicKeyCredentialRequestOptionsJSON>
  /** Null where it is not what was asked for: another challenge or origin, no look at who is there. */
  checkMade(
    made: MadePasskey,
    challenge: string,
  ): Promise<{ readonly credentialId: string; readonly publicKey: string; readonly counter: number } | null>
  /** Null likewise, and for another's signature. What its counter says is for the verb that signs in. */
  checkSigned(
    signed: SignedChallenge,
    challenge: string,
    passkey: { readonly staffId: string; readonly credentialId: string; readonly publicKey: string },
  ): Promise<{ readonly counter: number } | null>
}

/** ES256, EdDSA and RS256, as COSE numbers them: one of them every authenticator has. */
const algorithms = [-7, -8, -257]

/** `onRefused` is told why an answer was not accepted, for whoever reads the log. */
export function createPasskeyCeremonies({
  origin,
  onRefused,
}: {
  readonly origin: string
  readonly onRefused: (reason: string) => void
}): PasskeyCeremonies {
  const rpID = new URL(origin).hostname
  // Only a desk that uses passkeys reads the library, and only when somebody signs in.
  const library = () => import('@simplewebauthn/server')
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  const orNull = async <T>(check: () => Promise<T | null>): Promise<T | null> => {
    try {
      return await check()
    } catch (error) {
      onRefused(error instanceof Error ? error.message : String(error))
      return null
    }
  }
  return {
    async askToMake(challenge, { staffId, mail, name, known }, waitMs) {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: withOurNames('{our.short} Desk', 'en-US'),
        rpID,
        challenge: bytesOf(challenge),
        userID: new TextEncoder().encode(staffId),
        userName: mail,
        userDisplayName: name,
        timeout: waitMs,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known.map(({ credentialId: id, transports }) => ({
          id,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },
    async askToSign(challenge, waitMs) {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenge),
        timeout: waitMs,
        userVerification: 'required',
      })
    },
    checkMade: (made, challenge) =>
      orNull(async () => {
        const { verifyRegistrationResponse } = await library()
        const { id, clientDataJSON, attestationObject } = made
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          expectedChallenge: challenge,
          supportedAlgorithmIDs: algorithms,
          response: { ...wrapped(id), response: { clientDataJSON, attestationObject } },
        })
        if (!verified) return null
        const { publicKey, counter, id: credentialId } = registrationInfo.credential
        return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
      }),
    checkSigned: (signed, challenge, passkey) =>
      orNull(async () => {
        const { verifyAuthenticationResponse } = await library()
        const { id, ...response } = signed
        if (Buffer.from(response.userHandle, 'base64url').toString() !== passkey.staffId) return null
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          expectedChallenge: challenge,
          response: { ...wrapped(id), response },
          // Its counter is compared where it is kept, so that two processes cannot both take one answer.
          credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: 0 },
        })
        return verified ? { counter: authenticationInfo.newCounter } : null
      }),
  }
}

/** The challenge that a browser says was signed; null where it says nothing that can be read. */
export function challengeOf({ clientDataJSON }: { readonly clientDataJSON: string }): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    if (typeof read !== 'object' || read === null || !('challenge' in read)) return null
    return typeof read.challenge === 'string' ? read.challenge : null
  } catch {
    return null
  }
}

function wrapped(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, 'base64url'))
}

import { longestName } from '@hongyan/domain/passkeys/passkey-rules'
import { z } from 'zod'

const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(most)

/** What an authenticator made, and what one signed: of what a browser gives, that which is checked. */
export const madeBody = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(20_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
})
export const signedBody = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(8000),
  userHandle: bytes(200),
})

export const token = z.string().max(400)
/** Too long a name is said at its field by the verb. */
export const name = z.string().max(longestName * 4)

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** What a browser asks an authenticator to make (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const makingView = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  attestation: z.string().optional(),
})

/** What a browser asks an authenticator to sign (`PublicKeyCredentialRequestOptionsJSON`). */
export const signingView = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.int().optional(),
  userVerification: z.string().optional(),
})

export const waysView = z.object({
  provider: z.boolean().describe('At an identity provider: `/sign-in/start` leads there.'),
  passkeys: z.boolean().describe('By a passkey, or a recovery code in its place.'),
})

export const linkView = z.object({ mail: z.string(), name: z.string().nullable(), until: z.string() })

export const codesView = z.object({
  codes: z.array(z.string()).describe('Each signs in once. They are told this once.'),
})

export const passkeysView = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      madeAt: z.string(),
      usedAt: z.string().nullable(),
    }),
  ),
  codesLeft: z.int(),
})

import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { AnswerOf } from '../../../site/calls/call.ts'
import type { askNewPasskeyAction } from '../../../site/features/desk/passkeys/actions.ts'
import type { askPasskeyAction } from '../../../site/features/desk/passkeys/sign-in/actions.ts'
import { sentenceOf } from '../shell/failed.tsx'
import type { Texts } from '../texts/zh.ts'

type ToMake = AnswerOf<typeof askNewPasskeyAction>['data']
type ToSign = AnswerOf<typeof askPasskeyAction>['data']

/** Has an authenticator make a passkey; what of it the server checks. */
export async function makePasskey(asked: ToMake) {
  const { id, response } = await startRegistration({
    optionsJSON: asked as PublicKeyCredentialCreationOptionsJSON,
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** Has an authenticator sign in whoever has a passkey. */
export async function signChallenge(asked: ToSign) {
  const { id, response } = await startAuthentication({
    optionsJSON: asked as PublicKeyCredentialRequestOptionsJSON,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return { id, clientDataJSON, authenticatorData, signature, userHandle }
}

/** Why nothing came of a passkey, in a sentence. */
export function problemOf(error: unknown, texts: Texts): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return texts.passkeys.there
  if (typeof PublicKeyCredential === 'undefined') return texts.passkeys.unsupported
  // Browsers tell nobody whether it was cancelled, timed out, or not there.
  if (error instanceof WebAuthnError || error instanceof DOMException) return texts.passkeys.cancelled
  return sentenceOf(error, texts)
}

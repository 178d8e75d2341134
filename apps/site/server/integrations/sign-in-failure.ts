/**
 * Why a sign-in came to nothing: its answer was not accepted or the provider wants another try, the visitor broke it
 * off, nobody was there, the provider has a fault, or it and this site are not set up for each other.
 */
export const signInFailures = ['again', 'refused', 'unreachable', 'trouble', 'set-up'] as const
export type SignInFailure = (typeof signInFailures)[number]

/** What a provider may have verified of somebody and written so that nobody can use it. */
export const untoldAbout = ['phone', 'mail'] as const

/** Errors of RFC 6749 §4.1.2.1 and §5.2, and of OpenID Connect Core 1.0 §3.1.2.6, by what they mean to a visitor. */
const meanings: Readonly<Record<string, SignInFailure>> = {
  access_denied: 'refused',
  server_error: 'trouble',
  temporarily_unavailable: 'trouble',
  login_required: 'again',
  interaction_required: 'again',
  account_selection_required: 'again',
  consent_required: 'again',
  invalid_scope: 'set-up',
  invalid_request: 'set-up',
  invalid_request_uri: 'set-up',
  invalid_request_object: 'set-up',
  request_not_supported: 'set-up',
  request_uri_not_supported: 'set-up',
  registration_not_supported: 'set-up',
  unauthorized_client: 'set-up',
  invalid_client: 'set-up',
  unsupported_grant_type: 'set-up',
  insufficient_scope: 'set-up',
  invalid_grant: 'again',
  unmet_authentication_requirements: 'set-up',
  unsupported_response_type: 'set-up',
}

/** What an error of the provider means, and its name for the log: a code of the standards, never what it describes. */
export function meaningOf(error: string): { readonly failed: SignInFailure; readonly code: string } {
  const known = Object.hasOwn(meanings, error)
  return { failed: (known && meanings[error]) || 'trouble', code: known ? error : 'unknown' }
}

/** What it means to a visitor that an answer was not accepted: as the provider says where it says why, else another try. */
export function failureOf(error: unknown): SignInFailure {
  if (!(error instanceof Error)) return 'again'
  const { error: answered } = error as { error?: unknown }
  if (typeof answered !== 'string') return failureOf(error.cause)
  const { failed } = meaningOf(answered)
  // Nobody cancels anything between this site and the provider.
  return failed === 'refused' ? 'trouble' : failed
}

/** What went wrong with an answer, for the log: names and codes of the errors, nothing of what anybody sent. */
export function reasonOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return []
  const { code, error: answered } = error as { code?: unknown; error?: unknown }
  const answeredCodes = typeof answered === 'string' ? [meaningOf(answered).code] : []
  const named = typeof code === 'string' ? [code] : []
  return [[error.name, ...named, ...answeredCodes].join(' '), ...reasonOf(error.cause)]
}

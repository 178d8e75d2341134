import type { ProvenIdentity } from '@hongyan/domain/accounts/create-session'
import { type InEach, inEach, type LocaleId, localeOf } from '@hongyan/locales'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { z } from 'zod'
import {
  providerName,
  readPerson,
  readSubject,
  sessionOf,
  type Untaken,
  ungrantedScopes,
} from './identity-claims.ts'

type ProviderSettings = {
  /** The provider's own name, where its description is found. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What is asked for, `openid profile` at least. */
  readonly scope: string
  /** Where its answers come back to. */
  readonly returnUrl: string
  readonly skewMs: number
  /** Longest wait for one of its answers, in milliseconds. */
  readonly patienceMs: number
}

/** What an identity provider says is over. */
type LogoutNotice = {
  /** The provider, exactly as it calls itself in every token. */
  readonly issuer: string
  readonly subject: string | null
  readonly providerSession: string | null
  /** When it was said, ms UTC. */
  readonly since: number
}

/** Where people prove who they are. */
export type IdentityProvider = {
  readonly issuer: string
  /** Address at which a sign-in begins. */
  begin(input: {
    readonly state: string
    readonly nonce: string
    readonly verifier: string
    readonly locale: LocaleId
    /** Whoever is signed in at the provider is asked again, and may be somebody else. */
    readonly anew?: boolean
  }): Promise<URL>
  /**
   * Who came back with an answer (the whole address), and what of it was left alone. Throws where anything about it is
   * not as it was begun, or where the provider gives no answer in time (`isProviderDown`).
   */
  finish(input: {
    readonly answer: URL
    readonly state: string
    readonly nonce: string
    readonly verifier: string
  }): Promise<{
    readonly identity: ProvenIdentity
    readonly untaken: readonly Untaken[]
    /** What was asked for and not granted, in the words of the settings. */
    readonly ungranted: readonly string[]
  }>
  /** Address at which the provider signs somebody out as well; null where it has none. */
  leave(input: { readonly idToken: string | null; readonly back: string }): Promise<URL | null>
  /** Reads a logout token (OpenID Connect Back-Channel Logout 1.0 §2.6). Throws where it is not genuine. */
  readNotice(token: string): Promise<LogoutNotice>
}

/** How long what a provider says about itself is believed, in ms. */
const believedMs = 3_600_000

/** What a provider is asked to speak, the best first: some know regions, some scripts. */
const uiLocales: InEach = inEach((id) => {
  const { htmlLang, intl, variety } = localeOf(id)
  const script = htmlLang.replace(/-[A-Z]{2}$/, '')
  // Those that know no scripts have Traditional Chinese as that of Taiwan.
  const widest = localeOf(id).script === 'hant' ? 'zh-TW' : variety
  return [...new Set([intl, htmlLang, script, widest])].join(' ')
})

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

const noticeClaims = z.object({
  jti: z.string().min(1),
  iat: z.number(),
  sub: providerName.optional(),
  sid: providerName.optional(),
  // A token with one is an ID token.
  nonce: z.never().optional(),
  events: z.looseObject({ [logoutEvent]: z.looseObject({}) }),
})

/** A provider that speaks OpenID Connect; asked for its description when it is first needed, and again now and then. */
export function createIdentityProvider(settings: ProviderSettings): IdentityProvider {
  const { issuer, clientId, clientSecret, scope, returnUrl } = settings
  let keySet: ReturnType<typeof createRemoteJWKSet> | null = null
  let known: { readonly config: Promise<oidc.Configuration>; readonly at: number } | null = null

  function configuration(): Promise<oidc.Configuration> {
    if (known === null || Date.now() - known.at > believedMs) {
      const config = discover(settings)
      const asked = { config, at: Date.now() }
      known = asked
      // Whoever comes next asks again.
      config.catch(() => {
        if (known === asked) known = null
      })
    }
    return known.config
  }

  return {
    issuer,
    async begin({ state, nonce, verifier, locale, anew = false }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnUrl,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: uiLocales[locale],
        ...(anew ? { prompt: 'login' } : {}),
      })
    },
    async finish({ answer, state, nonce, verifier }) {
      const config = await configuration()
      const tokens = await oidc.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new Error('the identity provider sent no claims')
      const subject = readSubject(claims, Date.now(), settings.skewMs)
      const claimSets = config.serverMetadata().userinfo_endpoint
        ? [await oidc.fetchUserInfo(config, tokens.access_token, subject), claims]
        : [claims]
      const { untaken, ...person } = readPerson(claimSets)
      const identity = {
        issuer: claims.iss,
        subject,
        ...person,
        providerSession: sessionOf(claims),
        idToken: tokens.id_token ?? null,
      }
      return { identity, untaken, ungranted: ungrantedScopes(scope, tokens.scope) }
    },
    async leave({ idToken, back }) {
      const config = await configuration()
      if (config.serverMetadata().end_session_endpoint === undefined) return null
      return oidc.buildEndSessionUrl(config, {
        post_logout_redirect_uri: back,
        ...(idToken === null ? { client_id: clientId } : { id_token_hint: idToken }),
      })
    },
    async readNotice(token) {
      const { jwks_uri: keys, issuer: ownName } = (await configuration()).serverMetadata()
      if (keys === undefined) throw new Error('the identity provider names no keys')
      keySet ??= createRemoteJWKSet(new URL(keys), { timeoutDuration: settings.patienceMs })
      const { payload } = await jwtVerify(token, keySet, {
        issuer: ownName,
        audience: clientId,
        clockTolerance: settings.skewMs / 1000,
        maxTokenAge: '10m',
      })
      const { iat, sub, sid } = noticeClaims.parse(payload)
      if (sub === undefined && sid === undefined) throw new Error('the notice names nobody')
      return { issuer: ownName, subject: sub ?? null, providerSession: sid ?? null, since: iat * 1000 }
    },
  }

  async function discover({ patienceMs }: ProviderSettings): Promise<oidc.Configuration> {
    const plain = new URL(issuer).protocol === 'http:'
    const config = await oidc.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [oidc.clockTolerance]: settings.skewMs / 1000 },
      authenticateBy(clientSecret),
      { timeout: patienceMs / 1000, ...(plain ? { execute: [oidc.allowInsecureRequests] } : {}) },
    )
    // The signature of an ID token is checked although it came over a connection of our own.
    oidc.enableNonRepudiationChecks(config)
    return config
  }
}

/** By header where the provider takes that, as all of them have to unless they say otherwise; else in the body. */
function authenticateBy(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, client, body, headers)
  }
}

/** Whether a provider gave no answer, or none of sense: another try may do. Else what it said was not accepted. */
export function isProviderDown(error: unknown): boolean {
  if (!(error instanceof Error)) return error instanceof Response && error.status >= 500
  const { code, status } = error as { code?: unknown; status?: unknown }
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || (typeof status === 'number' && status >= 500))
    return true
  return (error instanceof TypeError && error.message === 'fetch failed') || isProviderDown(error.cause)
}

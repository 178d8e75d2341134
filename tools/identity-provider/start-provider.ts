import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Provider, { type Configuration } from 'oidc-provider'
import { sampleCode, signInPage, signOutPage, type Way } from './pages.ts'
import { type SampleAccount, sampleAccounts } from './sample-accounts.ts'

type ProviderOptions = {
  /** Port on 127.0.0.1; 0 takes any that is free. */
  readonly port: number
  /** The site that people sign in to, as its visitors know it. */
  readonly site: Client
  readonly accounts?: readonly SampleAccount[]
  /** The desk that staff sign in to: they are nobody at the site, and nobody else is anybody here. */
  readonly desk?: Client & { readonly accounts: readonly SampleAccount[] }
}

type Client = { readonly origin: string; readonly clientId: string; readonly clientSecret: string }

type RunningProvider = { readonly issuer: string; readonly close: () => Promise<void> }

/** A real OpenID Provider for development and tests: it keeps everything in memory and listens on this machine alone. */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  // A site that asks again just as an idle connection is closed would be told that nobody is there.
  const server = createServer({ keepAliveTimeout: 75_000 })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const issuer = `http://localhost:${portOf(server)}`
  const accounts = options.accounts ?? sampleAccounts
  const staff = options.desk?.accounts ?? []
  const provider = new Provider(
    issuer,
    // Tests add people while it runs.
    configurationFor(options, (id) => [...accounts, ...staff].find(({ subject }) => subject === id)),
  )
  const accountsOf = (clientId: unknown) => (clientId === options.desk?.clientId ? staff : accounts)
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    interact(provider, accountsOf, options, request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error))
    })
  })
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function configurationFor(
  { site, desk }: ProviderOptions,
  accountOf: (id: string) => SampleAccount | undefined,
): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    clients: [
      {
        client_id: site.clientId,
        client_secret: site.clientSecret,
        redirect_uris: [`${site.origin}/sign-in/return`],
        post_logout_redirect_uris: ['', '/hk', '/en'].map(
          (language) => `${site.origin}${language}/signed-out`,
        ),
        id_token_signed_response_alg: 'ES256',
        backchannel_logout_uri: `${site.origin}/sign-out/back-channel`,
        backchannel_logout_session_required: true,
      },
      ...(desk
        ? [
            {
              client_id: desk.clientId,
              client_secret: desk.clientSecret,
              redirect_uris: [`${desk.origin}/sign-in/return`],
              post_logout_redirect_uris: [`${desk.origin}/sign-in`],
              id_token_signed_response_alg: 'ES256' as const,
            },
          ]
        : []),
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' } as never] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: {
      openid: ['sub'],
      profile: ['name'],
      phone: ['phone_number', 'phone_number_verified'],
      email: ['email', 'email_verified'],
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          ctx.body = signOutPage(form)
        },
      },
    },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: async (_ctx, id) => {
      const account = accountOf(id)
      return account && { accountId: id, claims: async () => claimsOf(account) }
    },
    // The site is the provider's own: nobody is asked whether it may know them.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile phone email')
      await grant.save()
      return grant
    },
    // As it is, minus the part that reaches no address of this machine, where the site is.
    fetch: (url, { dispatcher: _elsewhere, ...init }: RequestInit & { dispatcher?: unknown } = {}) =>
      fetch(url, init),
    ttl: {
      Session: 86_400,
      Interaction: 600,
      AuthorizationCode: 60,
      AccessToken: 300,
      IdToken: 300,
      Grant: 86_400,
    },
  }
}

function claimsOf({ subject, name, phone, mail }: SampleAccount) {
  return {
    sub: subject,
    name,
    ...(phone === null ? {} : { phone_number: phone, phone_number_verified: true }),
    email: mail,
    email_verified: true,
  }
}

/** The provider's own page: shows the form, and takes what it sends. */
async function interact(
  provider: Provider,
  accountsOf: (clientId: unknown) => readonly SampleAccount[],
  { site, desk }: ProviderOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid, params } = await provider.interactionDetails(request, response)
  const address = new URL(request.url ?? '', 'http://provider.invalid')
  if (address.pathname.endsWith('/cancel')) {
    return provider.interactionFinished(request, response, { error: 'access_denied' })
  }
  const asked = typeof params.ui_locales === 'string' ? params.ui_locales : undefined
  const locales = address.searchParams.get('language') ?? asked
  const sent = request.method === 'POST' ? new URLSearchParams(await text(request)) : null
  const isStaff = params.client_id === desk?.clientId
  const people = accountsOf(params.client_id)
  const isOwnDevice = sent?.has('remember') ?? false
  const account = people.find((one) => provesByCode(one, sent) || provesByPassword(one, sent))
  if (account) {
    const login = { accountId: account.subject, remember: isOwnDevice }
    return provider.interactionFinished(request, response, { login })
  }
  const hasFailed = sent !== null && (sent.has('code') || sent.has('login'))
  const way = wayOf(address.searchParams.get('way'), sent)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(signInPage(uid, { locales, way, hasFailed, isOwnDevice, isStaff, siteOrigin: site.origin }))
}

/** How somebody goes on: what they sent, or the way they chose; undefined for the first that is offered. */
function wayOf(chosen: string | null, sent: URLSearchParams | null): Way | undefined {
  const phone = sent?.get('phone') ?? ''
  if (phone !== '') return { kind: 'code', area: sent?.get('area') ?? '', phone }
  if (sent?.has('login') || chosen === 'password')
    return { kind: 'password', login: sent?.get('login') ?? '' }
  return undefined
}

function provesByPassword({ login, password }: SampleAccount, sent: URLSearchParams | null): boolean {
  return login === sent?.get('login') && password === sent.get('password')
}

/** A number is known with its area code or without it, and however it is spaced. */
function provesByCode({ phone }: SampleAccount, sent: URLSearchParams | null): boolean {
  const typed = sent?.get('phone')?.replace(/\D/g, '') ?? ''
  return phone !== null && typed.length >= 8 && phone.endsWith(typed) && sent?.get('code') === sampleCode
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  return address.port
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { expect, it, onTestFinished } from 'vitest'
import { createIdentityProvider } from './openid-provider.ts'

const clientId = 'hongyan-site'
const returnUrl = 'https://www.hongyan.example/sign-in/return'
const begun = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
const { privateKey, publicKey } = await generateKeyPair('ES256')
const { privateKey: otherKey } = await generateKeyPair('ES256')

/** Undefined takes a claim out. */
type Changes = { readonly [Claim in keyof JWTPayload]?: JWTPayload[Claim] | undefined }
type Sign = (claims: JWTPayload) => Promise<string>
const signWith =
  (key: typeof privateKey): Sign =>
  (claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(key)

/** What a site makes of a provider that answers every code with an ID token of these claims. */
async function finishWith(
  change: (issuer: string) => Changes,
  sign: Sign = signWith(privateKey),
  answered: Readonly<Record<string, unknown>> = {},
) {
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
  const server = createServer(async (request, response) => {
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: clientId, sub: 'one', nonce: begun.nonce, iat: now, exp: now + 300 }
    const answers: Readonly<Record<string, () => unknown>> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
      }),
      '/jwks': () => ({ keys: [jwk] }),
      '/token': async () => ({
        access_token: 'x',
        token_type: 'bearer',
        ...answered,
        id_token: await sign({ ...claims, ...change(issuer) } as JWTPayload),
      }),
    }
    const answer = await answers[request.url ?? '']?.()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = createIdentityProvider({
    issuer,
    clientId,
    clientSecret: 'a secret that only these tests know',
    scope: 'openid profile',
    returnUrl,
    skewMs: 30_000,
    patienceMs: 5000,
  })
  const answer = new URL(`${returnUrl}?${new URLSearchParams({ code: 'c', state: begun.state })}`)
  return provider.finish({ answer, ...begun })
}

it('takes who the provider says it is', async () => {
  expect(await finishWith(() => ({ name: '宋知夏' }))).toMatchObject({
    identity: { subject: 'one', name: '宋知夏' },
    untaken: [],
  })
})

it('notices that less was granted than was asked for', async () => {
  const finish = (scope?: string) =>
    finishWith(() => ({}), signWith(privateKey), scope === undefined ? {} : { scope })
  expect((await finish('openid')).ungranted).toEqual(['profile'])
  expect((await finish('openid profile')).ungranted).toEqual([])
  expect((await finish()).ungranted).toEqual([])
})

const now = Math.floor(Date.now() / 1000)
const past = now - 3600

it.each<readonly [string, (issuer: string) => Changes]>([
  ['of another issuer', () => ({ iss: 'https://evil.example' })],
  ['of an issuer that only begins like it', (issuer) => ({ iss: `${issuer}.evil.example` })],
  ['for another client', () => ({ aud: 'another-site' })],
  ['for several clients, made for another', () => ({ aud: [clientId, 'another'], azp: 'another' })],
  ['for nobody', () => ({ aud: undefined })],
  ['of another sign-in', () => ({ nonce: 'm'.repeat(43) })],
  ['of no sign-in', () => ({ nonce: undefined })],
  ['that is over', () => ({ iat: past, exp: past + 300 })],
  ['that never ends', () => ({ exp: undefined })],
  ['of nobody', () => ({ sub: undefined })],
  ['of an empty name', () => ({ sub: '' })],
  ['of a blank name', () => ({ sub: ' ' })],
  ['of a name of 256 characters', () => ({ sub: 's'.repeat(256) })],
  ['of a name of 100,000 characters', () => ({ sub: 's'.repeat(100_000) })],
  ['of a name with a control character', () => ({ sub: 'one\u0000' })],
  ['of a name with a line end', () => ({ sub: 'one\n' })],
  ['of a name with a mark nobody sees', () => ({ sub: 'one\u200b' })],
  ['of a number', () => ({ sub: 1 as never })],
  ['issued in an hour', () => ({ iat: now + 3600, exp: now + 7200 })],
  ['issued tomorrow', () => ({ iat: now + 86_400, exp: now + 90_000 })],
  ['issued in the year 3000', () => ({ iat: 32_503_680_000, exp: 32_503_680_300 })],
  ['issued two hours ago', () => ({ iat: now - 7200, exp: now + 300 })],
  ['issued never', () => ({ iat: undefined })],
  ['issued before time began', () => ({ iat: -1 })],
  ['that ends before it was issued', () => ({ iat: now + 20, exp: now + 10 })],
  ['that ends in milliseconds', () => ({ exp: (now + 300) * 1000 })],
  ['that ends in a word', () => ({ exp: String(now + 300) as never })],
  ['that ends beyond numbers', () => ({ exp: 1e308 })],
  ['that begins to hold tomorrow', () => ({ nbf: now + 86_400 })],
])('does not take a token %s', async (_what, change) => {
  await expect(finishWith(change)).rejects.toThrow()
})

it('takes the longest name, and a clock that is a little ahead', async () => {
  const sub = 's'.repeat(255)
  const claims = () => ({ sub, iat: now + 20, exp: now + 320 })
  expect((await finishWith(claims)).identity.subject).toBe(sub)
})

it.each<readonly [string, Sign]>([
  ['signed by somebody else', signWith(otherKey)],
  ['signed by nobody', async (claims) => new UnsecuredJWT(claims).encode()],
])('does not take a token %s', async (_what, sign) => {
  await expect(finishWith(() => ({}), sign)).rejects.toThrow()
})

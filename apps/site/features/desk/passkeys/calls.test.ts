import { addStaff } from '@hongyan/domain/staff/add-staff'
import { staffGrant } from '@hongyan/testing/staff'
import { beforeAll, describe, expect, it } from 'vitest'
import { deskRoutes, siteRoutes } from '../../../features.ts'
import {
  type ApiUnderTest,
  createApiUnderTest,
  ownOrigin,
  testMoment,
} from '../../../server/testing/api-under-test.ts'
import { signInPerson } from '../../../server/testing/sign-in-staff.ts'
import { softwareAuthenticator } from '../../../server/testing/software-authenticator.ts'

const rpId = new URL(ownOrigin).hostname
const here = { origin: ownOrigin, rpId }
type Reply = Awaited<ReturnType<ApiUnderTest['post']>>

let api: ApiUnderTest
let people = 0
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
  return () => api.close()
})

const cookieOf = (answer: Reply): string => String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
const refusal = (answer: Reply) => [answer.statusCode, answer.json().code]
const me = async (cookie: string) =>
  (await api.send({ url: '/v1/desk/me', headers: cookie ? { cookie } : {} })).statusCode

/** Somebody new, with the link that they were given. */
async function invited() {
  people += 1
  const mail = `invited-${people}@hongyan.example`
  const { link } = await addStaff(api.ctx, { mail, grants: [staffGrant('editor')] })
  return { mail, token: link?.token ?? '' }
}

/** Somebody who has begun by their link. */
async function somebody() {
  const { token } = await invited()
  const device = softwareAuthenticator()
  const asked = (await api.post('/v1/desk/sign-in/link/begin', { token, name: '样例员工' })).json().data
  const made = device.make({ ...here, challenge: asked.challenge, user: asked.user.id })
  const answer = await api.post('/v1/desk/sign-in/link', { token, name: '样例员工', made })
  const { codes } = answer.json().data as { codes: string[] }
  return { device, token, codes, cookie: cookieOf(answer) }
}

const challenge = async (): Promise<string> =>
  (await api.post('/v1/desk/sign-in/passkey/begin', {})).json().data.challenge
const signIn = (signed: unknown) => api.post('/v1/desk/sign-in/passkey', { signed })

describe('the first passkey, by a link', () => {
  it('says whom the link is for, and asks their authenticator for a passkey that looks who is there', async () => {
    const { token, mail } = await invited()
    expect((await api.post('/v1/desk/sign-in/link/open', { token })).json().data).toMatchObject({
      mail,
      name: null,
    })
    const asked = (await api.post('/v1/desk/sign-in/link/begin', { token, name: '沈样例' })).json().data
    expect(asked).toMatchObject({
      rp: { id: rpId },
      user: { name: mail, displayName: '沈样例' },
      timeout: 300_000,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('signs in with it and tells ten codes; the link opens nothing any more', async () => {
    const { token, codes, cookie } = await somebody()
    expect(codes).toHaveLength(10)
    expect(await me(cookie)).toBe(200)
    expect(refusal(await api.post('/v1/desk/sign-in/link/open', { token }))).toEqual([410, 1271])
    expect(refusal(await api.post('/v1/desk/sign-in/link/begin', { token, name: 'x' }))).toEqual([410, 1271])
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another party', { rpId: 'evil.example' }],
    ['nobody looked at', { verified: false }],
    ['a challenge that was never asked', { challenge: 'AAAA' }],
  ])('made with %s is none, and the link still opens', async (_what, change) => {
    const { token } = await invited()
    const asked = (await api.post('/v1/desk/sign-in/link/begin', { token, name: 'x' })).json().data
    const made = softwareAuthenticator().make({
      ...here,
      challenge: asked.challenge,
      user: asked.user.id,
      ...change,
    })
    const answer = await api.post('/v1/desk/sign-in/link', { token, name: 'x', made })
    expect(refusal(answer)).toEqual([403, 1269])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await api.post('/v1/desk/sign-in/link/open', { token })).statusCode).toBe(200)
  })

  it('is not made by an answer to what somebody else was asked', async () => {
    const [one, two] = [await invited(), await invited()]
    const asked = (await api.post('/v1/desk/sign-in/link/begin', { token: one.token, name: 'x' })).json().data
    const made = softwareAuthenticator().make({ ...here, challenge: asked.challenge, user: asked.user.id })
    expect(refusal(await api.post('/v1/desk/sign-in/link', { token: two.token, name: 'x', made }))).toEqual([
      403, 1269,
    ])
  })

  it('has to say a name, at its field', async () => {
    const { token } = await invited()
    const device = softwareAuthenticator()
    const asked = (await api.post('/v1/desk/sign-in/link/begin', { token, name: '' })).json().data
    const made = device.make({ ...here, challenge: asked.challenge, user: asked.user.id })
    const answer = await api.post('/v1/desk/sign-in/link', { token, name: ' ', made })
    expect(answer.json()).toMatchObject({ code: 1400, fields: [{ path: 'name' }] })
  })
})

describe('signing in by a passkey', () => {
  it('asks everybody the same, and names nobody', async () => {
    const asked = (await api.post('/v1/desk/sign-in/passkey/begin', {})).json().data
    expect(asked).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId,
      timeout: 300_000,
      userVerification: 'required',
    })
  })

  it('makes the session that a provider makes, in its cookie', async () => {
    const { device, cookie } = await somebody()
    const answer = await signIn(device.sign({ ...here, challenge: await challenge() }))
    expect(answer.json()).toEqual({ code: 1, errorMsg: '' })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-hongyan-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(await me(cookieOf(answer))).toBe(200)
    expect(cookieOf(answer)).not.toBe(cookie)
  })

  it('takes an answer once', async () => {
    const { device } = await somebody()
    const signed = device.sign({ ...here, challenge: await challenge() })
    expect((await signIn(signed)).statusCode).toBe(200)
    expect(refusal(await signIn(signed))).toEqual([403, 1269])
  })

  it.each([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another party', { rpId: 'evil.example' }],
    ['without a look at who is there', { verified: false }],
    ['over a challenge that was never asked', { challenge: 'AAAA' }],
  ])('refuses what is signed %s', async (_what, change) => {
    const { device } = await somebody()
    const answer = await signIn(device.sign({ ...here, challenge: await challenge(), ...change }))
    expect(refusal(answer)).toEqual([403, 1269])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('refuses alike an unknown passkey, another’s signature, and another’s name', async () => {
    const [one, two] = [await somebody(), await somebody()]
    const stranger = softwareAuthenticator()
    const asked = async () => ({ ...here, challenge: await challenge() })
    const theirs = two.device.sign(await asked())
    const answers = [
      await signIn(stranger.sign(await asked())),
      await signIn({ ...theirs, id: one.device.id }),
      await signIn({ ...two.device.sign(await asked()), userHandle: 'AAAA' }),
      await signIn({ ...two.device.sign(await asked()), signature: 'AAAA' }),
    ]
    for (const answer of answers) expect(refusal(answer)).toEqual([403, 1269])
    expect(new Set(answers.map(({ body }) => body.replace(/"requestId":"[^"]*"/, ''))).size).toBe(1)
  })

  it('refuses a counter that went back', async () => {
    const { device } = await somebody()
    const use = async (counter: number) =>
      signIn(device.sign({ ...here, challenge: await challenge() }, counter))
    expect((await use(5)).statusCode).toBe(200)
    expect(refusal(await use(5))).toEqual([403, 1269])
    expect(refusal(await use(4))).toEqual([403, 1269])
    expect((await use(6)).statusCode).toBe(200)
  })

  it('refuses an answer that comes after minutes', async () => {
    const { device } = await somebody()
    const signed = device.sign({ ...here, challenge: await challenge() })
    api.setNow(testMoment + 300_000)
    expect(refusal(await signIn(signed))).toEqual([403, 1269])
    api.setNow(testMoment)
  })

  it.each([[{}], [{ signed: {} }], [{ signed: { id: 'a b' } }], [{ signed: 1 }]])(
    'reads %j as no answer',
    async (body) => {
      expect((await api.post('/v1/desk/sign-in/passkey', body)).json().code).toBe(1400)
    },
  )

  it.each(['', 'AAAA', 'bnVsbA', 'WzFd'])('survives client data of %j', async (clientDataJSON) => {
    const { device } = await somebody()
    const signed = device.sign({ ...here, challenge: await challenge() })
    expect(refusal(await signIn({ ...signed, clientDataJSON }))).toEqual([403, 1269])
  })
})

describe('recovery codes', () => {
  it('sign in once each, and new ones take their place', async () => {
    const { codes, cookie } = await somebody()
    const enter = (code = '') => api.post('/v1/desk/sign-in/recovery-code', { code })
    const answer = await enter(codes[0]?.toLowerCase())
    expect(await me(cookieOf(answer))).toBe(200)
    expect(refusal(await enter(codes[0]))).toEqual([403, 1270])
    expect(refusal(await enter('no such code'))).toEqual([403, 1270])
    const listed = async () =>
      (await api.send({ url: '/v1/desk/passkeys', headers: { cookie } })).json().data.codesLeft
    expect(await listed()).toBe(9)
    const fresh = (await api.post('/v1/desk/recovery-codes', {}, { cookie })).json().data.codes
    expect(await listed()).toBe(10)
    expect(refusal(await enter(codes[1]))).toEqual([403, 1270])
    expect((await enter(fresh[0])).statusCode).toBe(200)
  })

  it('are limited by address over all processes', async () => {
    await api.post('/v1/desk/sign-in/recovery-code', { code: 'x' })
    expect(api.taken.at(-1)).toMatchObject({ name: 'recovery-code' })
    await api.post('/v1/desk/sign-in/passkey/begin', {})
    expect(api.taken.at(-1)).toMatchObject({ name: 'passkey' })
    api.exhaust('recovery-code')
    const answer = await api.post('/v1/desk/sign-in/recovery-code', { code: 'x' })
    expect(answer.statusCode).toBe(429)
    api.exhaust(null)
  })
})

describe('own passkeys', () => {
  it('are added, listed and removed, never the last', async () => {
    const { device, cookie } = await somebody()
    const headers = { cookie }
    const listed = async () =>
      (await api.send({ url: '/v1/desk/passkeys', headers })).json().data.passkeys as { id: string }[]
    const [first] = await listed()
    expect(refusal(await api.post(`/v1/desk/passkeys/${first?.id}/remove`, {}, headers))).toEqual([409, 1272])
    const asked = (await api.post('/v1/desk/passkeys/begin', {}, headers)).json().data
    expect(asked.excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ])
    const phone = softwareAuthenticator()
    const made = phone.make({ ...here, challenge: asked.challenge, user: asked.user.id })
    const add = (body: unknown) => api.post('/v1/desk/passkeys', body, headers)
    expect((await add({ name: '手机', made })).statusCode).toBe(200)
    expect(refusal(await add({ name: '手机', made }))).toEqual([403, 1269])
    expect(await listed()).toMatchObject([{ id: first?.id }, { name: '手机', usedAt: null }])
    expect((await api.post(`/v1/desk/passkeys/${first?.id}/remove`, {}, headers)).statusCode).toBe(200)
    expect(refusal(await api.post(`/v1/desk/passkeys/${first?.id}/remove`, {}, headers))).toEqual([404, 1273])
    expect(refusal(await signIn(device.sign({ ...here, challenge: await challenge() })))).toEqual([403, 1269])
    expect((await signIn(phone.sign({ ...here, challenge: await challenge() }))).statusCode).toBe(200)
  })

  it('are nobody’s who has them already', async () => {
    const one = await somebody()
    const other = await somebody()
    const headers = { cookie: other.cookie }
    const asked = (await api.post('/v1/desk/passkeys/begin', {}, headers)).json().data
    const made = one.device.make({ ...here, challenge: asked.challenge, user: asked.user.id })
    expect(refusal(await api.post('/v1/desk/passkeys', { name: '', made }, headers))).toEqual([409, 1274])
  })

  it('say what is wrong with a name at its field, and keep nothing', async () => {
    const { cookie } = await somebody()
    const asked = (await api.post('/v1/desk/passkeys/begin', {}, { cookie })).json().data
    const made = softwareAuthenticator().make({ ...here, challenge: asked.challenge, user: asked.user.id })
    const answer = await api.post('/v1/desk/passkeys', { name: '字'.repeat(61), made }, { cookie })
    expect(answer.json()).toMatchObject({ code: 1400, fields: [{ path: 'name' }] })
    const { data } = (await api.send({ url: '/v1/desk/passkeys', headers: { cookie } })).json()
    expect(data.passkeys).toHaveLength(1)
  })
})

describe('links of administrators', () => {
  it('come with whoever is added, and anew for whoever lost everything', async () => {
    const { headers } = await signInPerson(api)
    const body = { mail: 'new-here@hongyan.example', grants: [] }
    const { link } = (await api.post('/v1/desk/staff', body, headers)).json().data
    expect(link).toMatchObject({ mailed: true, until: expect.stringContaining('+08:00') })
    const token = link.address.slice(`${ownOrigin}/sign-in/link#`.length)
    expect((await api.post('/v1/desk/sign-in/link/open', { token })).json().data.mail).toBe(body.mail)
    const staff = (await api.send({ url: '/v1/desk/staff', headers })).json().data.people as {
      id: string
      mail: string
    }[]
    const id = staff.find(({ mail }) => mail === body.mail)?.id
    const anew = (await api.post(`/v1/desk/staff/${id}/link`, {}, headers)).json().data
    expect(anew.address).not.toBe(link.address)
    expect(refusal(await api.post('/v1/desk/sign-in/link/open', { token }))).toEqual([410, 1271])
  })

  it('are made by nobody else, and for nobody who is not there', async () => {
    const { cookie } = await somebody()
    const nobody = '0197a000-0000-7000-8000-000000000000'
    expect((await api.post(`/v1/desk/staff/${nobody}/link`, {}, { cookie })).statusCode).toBe(403)
    const { headers } = await signInPerson(api)
    expect(refusal(await api.post(`/v1/desk/staff/${nobody}/link`, {}, headers))).toEqual([404, 1232])
  })
})

it('no call by which staff sign in is on the port of the site', () => {
  const paths = (routes: typeof deskRoutes) => routes.map(({ call }) => call.path)
  expect(paths(siteRoutes).filter((path) => path.startsWith('/v1/desk/'))).toEqual([])
  expect(paths(deskRoutes)).toContain('/v1/desk/sign-in/passkey')
})

import { createSession } from '@hongyan/domain/accounts/create-session'
import { deliverNext, recordingReceivers } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCookie } from '../../server/security/account-cookie.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from '../../server/testing/api-under-test.ts'

withDatabases('the calls of companies', (database) => {
  let api: ApiUnderTest
  let people = 0
  beforeAll(async () => {
    api = await createApiUnderTest(async () => {}, database())
  })
  afterAll(async () => api.close())

  type Browser = { readonly cookie: string; readonly mail: string }

  async function somebody(name: string): Promise<Browser> {
    people += 1
    const mail = `somebody-${people}@people.example`
    const identity = {
      issuer: 'https://id.example',
      subject: `somebody ${people}`,
      name,
      phone: null,
      mail,
      providerSession: null,
      idToken: null,
    }
    const { secret } = await createSession(api.ctx, { identity, replaced: null })
    const [cookie = ''] = accountCookie(ownOrigin).keep(secret)
    return { cookie: cookie.split(';')[0] ?? '', mail }
  }
  async function post({ cookie }: Browser, url: string, body: unknown = {}) {
    const response = await api.post(url, body, { cookie, 'accept-language': 'en' })
    return { status: response.statusCode, ...response.json() }
  }
  async function look({ cookie }: Browser) {
    const response = await api.send({ url: '/v1/company', headers: { cookie } })
    return { status: response.statusCode, ...response.json() }
  }
  /** The token of the mail that is sent next. */
  async function mailed(): Promise<string> {
    const { arrived, ports } = recordingReceivers()
    while ((await deliverNext(api.ctx, ports)) !== null);
    const message = arrived.at(-1)?.message
    if (message?.topic !== 'invitation') throw new Error('no invitation was sent')
    return message.token
  }

  test('lead from a company through an invitation to roles, handing over and leaving', async () => {
    const [founder, colleague] = [await somebody('林样本'), await somebody('陈试件')]
    expect(await look(founder)).toMatchObject({ status: 404, code: 1211 })
    expect(await post(founder, '/v1/company', { name: '样例茶行' })).toMatchObject({ code: 1 })
    expect(await post(founder, '/v1/company', { name: '另一家' })).toMatchObject({ status: 409, code: 1213 })
    const invitation = { mail: colleague.mail, role: 'viewer' }
    expect(await post(founder, '/v1/company/invitations', invitation)).toMatchObject({ code: 1 })
    const token = await mailed()
    const stranger = await somebody('王样品')
    expect(await post(stranger, '/v1/company-invitations/accept', { token })).toMatchObject({
      status: 403,
      code: 1219,
    })
    expect(await post(colleague, '/v1/company-invitations/accept', { token })).toMatchObject({ code: 1 })
    const { data } = await look(founder)
    const [, joined] = data.people
    expect(joined).toEqual({
      id: expect.any(String),
      name: '陈试件',
      mail: 's***@people.example',
      role: 'viewer',
      since: expect.stringContaining('+08:00'),
      isMe: false,
    })
    expect(data.invitations).toEqual([])
    expect(data.changes[0]).toMatchObject({
      action: 'joined',
      by: { belongs: true, name: '陈试件' },
      person: null,
      role: 'viewer',
    })
    expect((await look(colleague)).data).toMatchObject({ role: 'viewer', invitations: null, changes: null })

    const at = `/v1/company/people/${joined.id}`
    expect(await post(colleague, `${at}/role`, { role: 'owner' })).toMatchObject({ status: 403, code: 1212 })
    expect(await post(founder, `${at}/role`, { role: 'member' })).toMatchObject({ code: 1 })
    expect(await post(founder, '/v1/company/leave')).toMatchObject({ status: 409, code: 1214 })
    expect(await post(founder, `${at}/hand-over`)).toMatchObject({ code: 1 })
    expect((await look(founder)).data.role).toBe('member')
    expect(await post(founder, '/v1/company/leave')).toMatchObject({ code: 1 })
    expect(await look(founder)).toMatchObject({ status: 404 })
    expect(await post(colleague, '/v1/company/leave')).toMatchObject({ code: 1 })
    expect(await look(colleague)).toMatchObject({ status: 404 })
  })

  test('say what is wrong at its field, in the language of whoever asks', async () => {
    const founder = await somebody('林样本')
    expect(await post(founder, '/v1/company', { name: 'www.prize' })).toMatchObject({
      status: 400,
      fields: [
        {
          path: 'name',
          message: 'A name has letters in it, and no web or email address.',
          code: 'not-a-name',
        },
      ],
    })
    expect(await post(founder, '/v1/company', {})).toMatchObject({ status: 400 })
    await post(founder, '/v1/company', { name: '样例茶行' })
    expect(await post(founder, '/v1/company/invitations', { mail: 'nobody', role: 'viewer' })).toMatchObject({
      status: 400,
      fields: [{ path: 'mail', code: 'not-a-mail-address' }],
    })
    expect(
      await post(founder, '/v1/company/invitations', { mail: 'a@b.example', role: 'boss' }),
    ).toMatchObject({
      status: 400,
    })
    expect((await look(founder)).data.invitations).toEqual([])
  })
})

import { type LocaleId, localeIds, localeOf, pathFor } from '@hongyan/locales'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownOrigin } from '../testing/api-under-test.ts'
import { type FormsUnderTest, openFormsUnderTest } from '../testing/forms-under-test.ts'

let forms: FormsUnderTest
beforeAll(async () => {
  forms = await openFormsUnderTest()
  return forms.close
})

async function send(path: string, fields: Readonly<Record<string, string>>, locale: LocaleId = 'en-US') {
  const reply = await forms.site.inject({
    method: 'POST',
    url: pathFor(locale, path),
    headers: {
      origin: ownOrigin,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: forms.cookie,
    },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: reply.statusCode, location: reply.headers.location }
}

const call = (url: string, body: object, locale: LocaleId) =>
  forms.api.post(url, body, {
    cookie: forms.cookie,
    origin: ownOrigin,
    'accept-language': localeOf(locale).htmlLang,
    'idempotency-key': 'a key of a program'.replaceAll(' ', '-'),
  })

const keysOf = async () => {
  const answer = await forms.api.send({ url: '/v1/api-keys', headers: { cookie: forms.cookie } })
  return (answer.json().data.keys as { readonly name: string }[]).map(({ name }) => name)
}

const long = 'x'.repeat(900)
const wrong = [
  {
    act: 'create-key',
    url: '/v1/api-keys',
    fields: { name: long, 'scopes.quotes': 'on' },
    body: { name: long, scopes: ['quotes'] },
  },
  { act: 'create-key', url: '/v1/api-keys', fields: { name: 'Shop' }, body: { name: 'Shop', scopes: [] } },
  {
    act: 'add-webhook',
    url: '/v1/webhooks',
    fields: { url: 'http://shop.example.com/x', 'topics.orders': 'on' },
    body: { url: 'http://shop.example.com/x', topics: ['orders'] },
  },
  { act: 'add-webhook', url: '/v1/webhooks', fields: { url: '' }, body: { url: '', topics: [] } },
] as const

describe.each(localeIds)('in %s', (locale) => {
  it.each(wrong)('a form and a call are refused for the same, $act $fields.name', async (one) => {
    const { act, url, fields, body } = one
    const answer = (await call(url, body, locale)).json()
    const refusals = (answer.fields ?? []) as { readonly path: string; readonly message: string }[]
    expect(refusals.length).toBeGreaterThan(0)
    expect(await send('/my/merchant', { act, ...fields }, locale)).toMatchObject({ status: 422 })
    expect(forms.posted()).toMatchObject({
      kind: 'merchant',
      act,
      values: fields,
      problems: Object.fromEntries(refusals.map(({ path, message }) => [path, message])),
    })
  })
})

it('what is sent twice is done once, and told once', async () => {
  const fields = { act: 'create-key', name: 'Twice', 'scopes.orders.write': 'on', request: 'one-filling' }
  expect(await send('/my/merchant', fields)).toMatchObject({ status: 200 })
  expect(forms.posted()).toMatchObject({ secret: expect.stringMatching(/^hyk_live_/), problems: {} })
  await send('/my/merchant', fields)
  expect((await keysOf()).filter((name) => name === 'Twice')).toHaveLength(1)
})

it('two fillings of one form are two', async () => {
  for (const request of ['a-filling', 'b-filling'])
    await send('/my/merchant', { act: 'create-key', name: 'Other', 'scopes.quotes': 'on', request })
  expect((await keysOf()).filter((name) => name === 'Other')).toHaveLength(2)
})

it('an act that there is not leads back to the page and does nothing', async () => {
  for (const act of ['', 'constructor', '__proto__', 'createKey'])
    expect(await send('/my/merchant', { act, name: 'None' })).toEqual({
      status: 303,
      location: '/en/my/merchant',
    })
  expect(await keysOf()).not.toContain('None')
})

it('what is wrong in a field that nobody sees is said of the whole', async () => {
  expect(await send('/my/merchant', { act: 'revoke-key', id: 'no such id' })).toMatchObject({ status: 422 })
  const posted = forms.posted()
  expect(posted?.kind === 'merchant' && Object.keys(posted.problems)).toEqual([''])
})

it('what is done leads to the page that says so', async () => {
  expect(await send('/my/company', { act: 'make', name: 'Sample Tea' })).toEqual({
    status: 303,
    location: '/en/my/company?done=make#said',
  })
  expect(await send('/my/company', { act: 'invite', mail: 'a@example.com', role: 'king' })).toMatchObject({
    status: 422,
  })
  expect(forms.posted()).toMatchObject({
    kind: 'company',
    act: 'invite',
    values: { role: 'king' },
    problems: { role: 'Must be one of: owner, member, viewer.' },
  })
})

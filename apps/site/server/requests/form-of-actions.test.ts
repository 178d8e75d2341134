import { type LocaleId, localeIds, localeOf, pathFor } from '@hongyan/locales'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import { ownOrigin } from '../testing/api-under-test.ts'
import { createFormsUnderTest, type FormsUnderTest } from '../testing/forms-under-test.ts'

let forms: FormsUnderTest
beforeAll(async () => {
  forms = await createFormsUnderTest()
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
const number = sampleNumbers.in_transit.number

type Wrong = {
  readonly form: string
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
  readonly body: object
  readonly status?: number
  /** The field that a refusal without one is said beside. */
  readonly beside?: string
}

const ofMerchants = { form: '/my/merchant', url: '/v1/api-keys' } as const
const ofSubscriptions = { form: '/subscriptions', url: '/v1/subscriptions', status: 400 } as const
const wrong: readonly Wrong[] = [
  {
    ...ofMerchants,
    fields: { act: 'create-key', name: long, 'scopes.quotes': 'on' },
    body: { name: long, scopes: ['quotes'] },
  },
  { ...ofMerchants, fields: { act: 'create-key', name: 'Shop' }, body: { name: 'Shop', scopes: [] } },
  {
    ...ofMerchants,
    url: '/v1/webhooks',
    fields: { act: 'add-webhook', url: 'http://shop.example.com/x', 'topics.orders': 'on' },
    body: { url: 'http://shop.example.com/x', topics: ['orders'] },
  },
  {
    ...ofMerchants,
    url: '/v1/webhooks',
    fields: { act: 'add-webhook', url: '' },
    body: { url: '', topics: [] },
  },
  {
    ...ofSubscriptions,
    fields: { channel: 'mail', number, address: 'reader', moments: 'all' },
    body: { channel: 'mail', number, address: 'reader' },
  },
  {
    ...ofSubscriptions,
    fields: { channel: 'mail', number, address: '' },
    body: { channel: 'mail', number, address: '', moments: [] },
  },
  {
    ...ofSubscriptions,
    fields: { channel: 'mail', number, address: `${'r'.repeat(250)}@x.cn`, moments: 'all' },
    body: { channel: 'mail', number, address: `${'r'.repeat(250)}@x.cn` },
  },
  {
    ...ofSubscriptions,
    fields: { channel: 'feed', number: '', 'moments.arrived': 'on' },
    body: { channel: 'feed', number: '', moments: ['arrived'] },
  },
  {
    ...ofSubscriptions,
    fields: { channel: 'feed', number: long, moments: 'all' },
    body: { channel: 'feed', number: long },
  },
  {
    ...ofSubscriptions,
    beside: 'number',
    fields: { channel: 'feed', number: 'HY660120269994', moments: 'all' },
    body: { channel: 'feed', number: 'HY660120269994' },
  },
  {
    ...ofSubscriptions,
    fields: { channel: 'sms', number, address: '1390000', code: '12', moments: 'all' },
    body: { channel: 'sms', number, address: '1390000', code: '12' },
  },
]

const address = {
  name: '季舒文',
  phone: '13900005527',
  area: '北京市 朝阳区',
  detail: '雁书街 8 号院',
  group: '',
}
const sentAddress = {
  name: '季舒文',
  phone: '13900005527',
  province: '北京市 朝阳区',
  detailAddr: '雁书街 8 号院',
}
const ofBook = { form: '/address', url: '/address/newAddress' } as const
const addresses: readonly Wrong[] = [
  {
    ...ofBook,
    fields: { act: 'add', ...address, phone: '1390000' },
    body: [{ ...sentAddress, phone: '1390000' }],
  },
  {
    ...ofBook,
    fields: { act: 'add', ...address, name: ' ', detail: '', 'new-group': '长'.repeat(21) },
    body: [{ ...sentAddress, name: '', detailAddr: '', group: '长'.repeat(21) }],
  },
  {
    ...ofBook,
    fields: { act: 'add', ...address, area: '湖北' },
    body: [{ ...sentAddress, province: '湖北' }],
  },
  {
    ...ofBook,
    fields: { act: 'add', ...address, area: '朝阳区' },
    body: [{ ...sentAddress, province: '朝阳区' }],
  },
  {
    ...ofBook,
    fields: { act: 'add', ...address, area: 'Nowhere, '.repeat(9) },
    body: [{ ...sentAddress, province: 'Nowhere, '.repeat(9) }],
  },
  {
    ...ofBook,
    url: '/address/updateAddressInfo',
    fields: { act: 'save', ...address, id: 'nobody' },
    body: [{ ...sentAddress, id: 'nobody' }],
  },
  {
    ...ofBook,
    url: '/address/deleteAddressInfoByIdListAndPin',
    fields: { act: 'delete', id: 'nobody' },
    body: [['nobody']],
  },
  { ...ofBook, url: '/v1/address-book/undo', fields: { act: 'undo', undo: '1' }, body: { undo: '1' } },
  {
    ...ofBook,
    url: '/v1/address-book/groups',
    fields: { act: 'rename', from: '展会', to: '长'.repeat(21) },
    body: { from: '展会', to: '长'.repeat(21) },
  },
  {
    ...ofBook,
    url: '/v1/address-book/import',
    fields: { act: 'import', file: 'UEsDBA==' },
    body: { file: 'UEsDBA==' },
  },
]

const nobodys = 'HO0000000000000'
const ofOrders = { form: '/route/orderList.do', url: `/v1/orders/${nobodys}/changes` } as const
const orders: readonly Wrong[] = [
  {
    ...ofOrders,
    fields: { act: 'recipient', number: nobodys, name: '欧阳样例', phone: ' ', detail: '示例北街 2 号' },
    body: { recipient: { name: '欧阳样例', detail: '示例北街 2 号' } },
  },
  {
    ...ofOrders,
    fields: { act: 'recipient', number: nobodys, name: '', phone: '1', detail: long },
    body: { recipient: { name: '', phone: '1', detail: long } },
  },
  {
    ...ofOrders,
    fields: { act: 'pickup', number: nobodys, window: '' },
    body: { pickup: { from: '' } },
  },
  {
    ...ofOrders,
    fields: { act: 'pickup', number: nobodys, window: 'soon/later' },
    body: { pickup: { from: 'soon', until: 'later' } },
  },
  {
    ...ofOrders,
    url: '/v1/order-labels',
    fields: { act: 'labels', number: nobodys },
    body: { numbers: [nobodys] },
  },
]

/** Where a page says what a call says of a field: the book has other names for some, and one place for most. */
function placeInBook(path: string, submitted: Extract<FormOutcome, { kind: 'address-book' }>): string {
  if (submitted.editor === null) return submitted.importing === null ? '' : '0'
  const field = path.replace(/^0\./, '')
  return { detailAddr: 'detail', areaCode: 'area' }[field] ?? field
}

/** What the page is told that is wrong, by field. */
function problemsTold() {
  const submitted = forms.submitted()
  if (submitted?.kind === 'address-book') {
    const { editor, importing, status } = submitted
    return editor?.problems ?? importing?.problems ?? { '': status?.kind === 'failed' ? status.text : null }
  }
  if (submitted?.kind === 'subscription')
    return submitted.outcome.kind === 'failed' ? submitted.outcome.problems : {}
  return submitted !== undefined && 'problems' in submitted ? submitted.problems : {}
}

describe.each(localeIds)('in %s', (locale) => {
  it.each([...wrong, ...addresses, ...orders])(
    'a form and a call are refused for the same, $form $fields',
    async (one) => {
      const { form, url, fields, body, status = 422, beside = '' } = one
      const answer = (await call(url, body, locale)).json()
      const refusals = (answer.fields ?? []) as { readonly path: string; readonly message: string }[]
      expect(answer.code).toBeGreaterThan(1000)
      expect(await send(form, fields, locale)).toMatchObject({ status })
      const submitted = forms.submitted()
      const placed = (path: string) =>
        submitted?.kind === 'address-book' ? placeInBook(path, submitted) : path
      expect(problemsTold()).toEqual(
        refusals.length === 0
          ? { [beside || placed('')]: answer.errorMsg }
          : Object.fromEntries(refusals.map(({ path, message }) => [placed(path), message])),
      )
    },
  )
})

it('what is sent twice is done once, and told once', async () => {
  const fields = { act: 'create-key', name: 'Twice', 'scopes.orders.write': 'on', request: 'one-filling' }
  expect(await send('/my/merchant', fields)).toMatchObject({ status: 200 })
  expect(forms.submitted()).toMatchObject({ secret: expect.stringMatching(/^hyk_live_/), problems: {} })
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
  const submitted = forms.submitted()
  expect(submitted?.kind === 'merchant' && Object.keys(submitted.problems)).toEqual([''])
})

it('what is done leads to the page that says so', async () => {
  expect(await send('/my/company', { act: 'make', name: 'Sample Tea' })).toEqual({
    status: 303,
    location: '/en/my/company?done=make#status',
  })
  expect(await send('/my/company', { act: 'invite', mail: 'a@example.com', role: 'king' })).toMatchObject({
    status: 422,
  })
  expect(forms.submitted()).toMatchObject({
    kind: 'company',
    act: 'invite',
    values: { role: 'king' },
    problems: { role: 'Must be one of: owner, member, viewer.' },
  })
})

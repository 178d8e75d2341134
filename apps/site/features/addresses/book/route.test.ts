import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encryptRequest } from '../../../client/encryption/encrypt-request.ts'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../../server/testing/api-under-test.ts'
import { describedAnswer } from '../../../server/testing/described-answer.ts'
import { bookActions } from './actions.ts'
import { aPerson, signInCustomer } from './testing/sign-in-customer.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
})
afterAll(async () => api.close())

const english = { 'accept-language': 'en' }
const call = Object.fromEntries(bookActions.map((route) => [route.call.path, route.call]))

describe('newAddress', () => {
  it('adds in parts and answers what is kept, with places in the language of the visitor', async () => {
    const customer = await signInCustomer(api)
    const { code, data } = await customer.ask('/address/newAddress', [aPerson], english)
    expect(code).toBe(1)
    expect(data).toEqual({
      id: expect.any(String),
      name: '季舒文',
      phone: '13900005527',
      company: '金穗粮行',
      areaCode: '110105',
      province: { code: '110000', name: 'Beijing' },
      city: { code: '110100', name: 'Beijing' },
      district: { code: '110105', name: 'Chaoyang' },
      detailAddr: '雁书街8号院3号楼902室',
      fullAddress: '雁书街8号院3号楼902室, Chaoyang, Beijing',
      postcode: null,
      group: 'clients',
      defaultFor: [],
      updatedAt: testMoment,
    })
    const again = await customer.ask('/address/getAddressByPinAndId', { id: data.id })
    expect(again.data).toMatchObject({ fullAddress: '北京市朝阳区雁书街8号院3号楼902室' })
  })

  it('reads areas in words and pasted texts', async () => {
    const customer = await signInCustomer(api)
    const words = { areaCode: undefined, province: 'Hubei', city: 'Wuhan', district: 'Jiangxia' }
    expect(await customer.add(words)).toMatchObject({ areaCode: '420115' })
    const { data } = await customer.ask('/address/newAddress', [
      { fullAddress: '張三 13800138000 湖北武漢江夏光谷大道88號' },
    ])
    expect(data).toMatchObject({ name: '張三', areaCode: '420115', detailAddr: '光谷大道88號' })
  })

  it('names what is wrong where it stood, with a sentence and a name for programs', async () => {
    const answer = await (await signInCustomer(api)).send('/address/newAddress', [
      { ...aPerson, phone: '1390000552', areaCode: '999999', detailAddr: ' ' },
    ])
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual([
      { path: '0.phone', message: expect.stringContaining('11 位'), code: 'phone-short' },
      { path: '0.areaCode', message: expect.any(String), code: 'unknown-place' },
      { path: '0.detailAddr', message: expect.any(String), code: 'required' },
    ])
  })

  it('refuses what is no array of one', async () => {
    const { send } = await signInCustomer(api)
    for (const body of [{}, [], [aPerson, aPerson], ['x'], [{ name: 7 }]])
      expect((await send('/address/newAddress', body)).statusCode).toBe(400)
  })
})

describe('updateAddressInfo, setDefaultAddress', () => {
  it('change what is sent and nothing else', async () => {
    const customer = await signInCustomer(api)
    const first = await customer.add()
    const second = await customer.add({ name: '江叔宁' })
    const { data } = await customer.ask('/address/updateAddressInfo', [
      { id: second.id, company: '', defaultFor: ['sender'] },
    ])
    expect(data).toEqual({ ...second, company: null, defaultFor: ['sender'] })
    const chosen = await customer.ask('/address/setDefaultAddress', { id: second.id })
    expect(chosen.data.defaultFor).toEqual(['sender', 'recipient'])
    await customer.ask('/address/setDefaultAddress', { id: first.id, role: 'sender' })
    const both = (await customer.ask('/address/getAddressInfoByConditionEnhance', [{}])).data.list
    expect(both.map(({ name, defaultFor }: typeof first) => [name, defaultFor])).toEqual(
      expect.arrayContaining([
        ['季舒文', ['sender']],
        ['江叔宁', ['recipient']],
      ]),
    )
  })

  it('refuse bad input', async () => {
    const customer = await signInCustomer(api)
    const { id } = await customer.add()
    const bad = await customer.ask('/address/updateAddressInfo', [{ id, phone: '12' }])
    expect(bad.fields).toEqual([{ path: '0.phone', message: expect.any(String), code: 'not-a-phone' }])
    expect((await customer.ask('/address/updateAddressInfo', [aPerson])).code).toBe(1400)
    expect((await customer.ask('/address/setDefaultAddress', { id, role: 'payer' })).code).toBe(1400)
  })
})

describe('deleteAddressInfoByIdListAndPin and undoing it', () => {
  it('goes and comes back while there is time', async () => {
    const customer = await signInCustomer(api)
    const { id } = await customer.add()
    const { data } = await customer.ask('/address/deleteAddressInfoByIdListAndPin', [[id], 'whoever'])
    expect(data).toEqual({ deleted: 1, undo: expect.any(String), undoUntil: testMoment + 60_000 })
    expect((await customer.ask('/address/getAddressByPinAndId', { id })).code).toBe(1161)
    const undone = await customer.send('/v1/address-book/undo', { undo: data.undo })
    expect([undone.statusCode, undone.json().data]).toEqual([200, { restored: 1 }])
    const late = await customer.send('/v1/address-book/undo', { undo: data.undo })
    expect([late.statusCode, late.json().code]).toEqual([410, 1163])
  })

  it('refuses an empty list and ids that are none', async () => {
    const { ask } = await signInCustomer(api)
    for (const body of [[], [[]], [['']], ['x'], {}])
      expect((await ask('/address/deleteAddressInfoByIdListAndPin', body)).code).toBe(1400)
  })
})

describe('the look-ups', () => {
  const condition = '/address/getAddressInfoByConditionEnhance'
  const fuzzy = '/address/getFuzzyQueryByConditionPageEnhance'

  it('find by fields and by any part, page by page', async () => {
    const customer = await signInCustomer(api)
    await customer.add()
    await customer.add({ name: '江叔宁', phone: '13700006618', areaCode: '420115', group: '' })
    const byArea = await customer.ask(condition, [{ areaCode: '110000', phoneTail: '5527', name: '金穗' }])
    expect(byArea.data).toMatchObject({ total: 1, index: 1, pageSize: 50, list: [{ name: '季舒文' }] })
    const byInitials = await customer.ask(fuzzy, [{ keyword: 'js', pageSize: 1, index: 2 }])
    expect(byInitials.data).toMatchObject({
      total: 2,
      index: 2,
      pageSize: 1,
      groups: expect.arrayContaining([
        { group: 'clients', total: 1 },
        { group: null, total: 1 },
      ]),
    })
    expect(byInitials.data.list).toHaveLength(1)
    expect(byInitials.data.list[0].marks).toEqual({ name: [[0, 2]] })
  })

  it('refuse pages and conditions that are none', async () => {
    const { ask } = await signInCustomer(api)
    for (const body of [
      [{ index: 0 }],
      [{ pageSize: 501 }],
      [{ phoneTail: 'x' }],
      [{ keyword: 'x'.repeat(101) }],
    ]) {
      const codes = [(await ask(condition, body)).code, (await ask(fuzzy, body)).code]
      expect(codes).toContain(1400)
    }
  })

  it.each([condition, fuzzy])('%s answers encrypted when the key headers are sent', async (url) => {
    const customer = await signInCustomer(api)
    await customer.add()
    const key = (await api.send({ url: '/v1/cipher-key' })).json().data
    const encrypted = await encryptRequest(key, [{}], { now: testMoment, encrypted: 'headers' })
    const answer = await customer.send(url, encrypted.body, { ...encrypted.headers })
    expect(answer.body).not.toContain('5527')
    const { data } = answer.json()
    expect(await encrypted.decryptAnswer(data)).toMatchObject({ total: 1, list: [{ phone: '13900005527' }] })
    expect(describedAnswer(call[url]?.id ?? '', 200).safeParse(answer.json()).success).toBe(true)
    const replayed = await customer.send(url, encrypted.body, { ...encrypted.headers })
    expect(replayed.json().code).toBe(1404)
  })

  it.each([condition, fuzzy])('%s answers nothing to a body that was changed on its way', async (url) => {
    const customer = await signInCustomer(api)
    const key = (await api.send({ url: '/v1/cipher-key' })).json().data
    const encrypted = await encryptRequest(key, [{}], { now: testMoment, encrypted: 'headers' })
    const answer = await customer.send(url, [{ index: 2 }], { ...encrypted.headers })
    expect(answer.json().code).toBe(1404)
  })
})

describe('queryAddressBatchAndUserNew', () => {
  it('reads lines and recognises people', async () => {
    const customer = await signInCustomer(api)
    const { id } = await customer.add()
    const addressList = ['季舒文 13900005527 北京朝阳雁书街', '???']
    const { data } = await customer.ask('/cnet/queryAddressBatchAndUserNew', { addressList }, english)
    expect(data.list).toMatchObject([
      {
        address: { name: '季舒文', district: { name: 'Chaoyang' } },
        findings: [{ kind: 'number-missing' }],
        user: { id },
      },
      { address: { code: null }, user: null },
    ])
  })

  it('takes 500 lines and not one more', async () => {
    const { ask } = await signInCustomer(api)
    const lines = (count: number) => ({ addressList: Array(count).fill('湖北武汉江夏光谷大道88号') })
    expect((await ask('/cnet/queryAddressBatchAndUserNew', lines(500))).data.list).toHaveLength(500)
    for (const body of [lines(501), lines(0), {}, { addressList: ['号'.repeat(501)] }])
      expect((await ask('/cnet/queryAddressBatchAndUserNew', body)).code).toBe(1400)
  })
})

describe('groups', () => {
  it('are renamed and dissolved', async () => {
    const customer = await signInCustomer(api)
    const { id } = await customer.add({ group: '展会' })
    expect((await customer.ask('/v1/address-book/groups', { from: '展会', to: 'Family' })).code).toBe(1)
    const group = async () => (await customer.ask('/address/getAddressByPinAndId', { id })).data.group
    expect(await group()).toBe('family')
    await customer.ask('/v1/address-book/groups', { from: 'family' })
    expect(await group()).toBeNull()
    expect((await customer.send('/v1/address-book/groups', { from: '', to: 'x' })).statusCode).toBe(400)
  })
})

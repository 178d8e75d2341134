import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { parseAddress } from '../addresses/parse-address.ts'
import { addAddress } from './add-address.ts'
import { listAddresses } from './list-addresses.ts'
import { resolveAddresses } from './resolve-addresses.ts'
import { searchAddresses } from './search-addresses.ts'
import { aBook, all, anAddress, anything, namesOf } from './testing/a-book.ts'

withDatabases('finding addresses', (database) => {
  describe('in a book', () => {
    async function aFullBook() {
      const { ctx, later } = await aBook(database())
      const people = [
        anAddress('林一苇 · 旧宿舍', {
          phone: '13800002003',
          areaCode: '440305',
          detail: '鸿信路208号',
          group: 'self',
        }),
        anAddress('蒋是与', {
          phone: '13600008045',
          areaCode: '510107',
          detail: '归雁街7号',
          group: 'clients',
        }),
        anAddress('金穗粮行', {
          phone: '010-62007702',
          areaCode: '110108',
          detail: '云雁路196号',
          group: 'clients',
        }),
        anAddress('季舒文', { group: 'clients' }),
        anAddress('江叔宁', {
          phone: '13700006618',
          areaCode: '420115',
          detail: '云雁路120号',
          group: 'clients',
        }),
        anAddress('顾之遥', {
          company: '鸿雁茶行',
          phone: '+85223456789',
          areaCode: '810101',
          detail: '雁街1号',
        }),
        anAddress('單雄信', { phone: '13500001234' }),
      ]
      for (const [at, one] of people.entries()) {
        await addAddress(ctx, at === 0 ? { ...one, defaultFor: ['sender'] } : one)
        later(1)
      }
      return ctx
    }

    test('by first letters, pinyin, either script, phone, company, area, all words at once', async () => {
      const ctx = await aFullBook()
      const found = async (keyword: string) =>
        namesOf((await searchAddresses(ctx, { keyword, ...all })).addresses)
      expect(await found('js')).toEqual(['江叔宁', '季舒文', '金穗粮行', '蒋是与', '林一苇 · 旧宿舍'])
      expect(await found('jishu')).toEqual(['季舒文'])
      expect(await found('季舒')).toEqual(['季舒文'])
      expect(await found('单雄')).toEqual(['單雄信'])
      expect(await found('shanx')).toEqual(['單雄信'])
      expect(await found('6618')).toEqual(['江叔宁'])
      expect(await found('18')).toEqual(['江叔宁'])
      expect(await found('2345')).toEqual(['顾之遥'])
      expect(await found('鸿雁茶')).toEqual(['顾之遥'])
      expect(await found('hych')).toEqual(['顾之遥'])
      expect(await found('武漢 江')).toEqual(['江叔宁'])
      expect(await found('云雁路')).toEqual(['江叔宁', '金穗粮行'])
      expect(await found('nobody')).toEqual([])
      expect(await found(' ')).toHaveLength(7)
    })

    test('marks what answers, and counts groups over all that was found', async () => {
      const ctx = await aFullBook()
      const { addresses, groups, total } = await searchAddresses(ctx, {
        keyword: 'js',
        ...all,
        group: 'self',
      })
      expect(total).toBe(1)
      expect(addresses[0]?.marks).toEqual({ name: [[6, 8]] })
      expect(groups).toEqual([
        { group: 'clients', addresses: 4 },
        { group: 'self', addresses: 1 },
      ])
      const byPhone = await searchAddresses(ctx, { keyword: '7702', ...all })
      expect(byPhone.addresses[0]?.marks).toEqual({ phone: [[8, 12]] })
    })

    test('by conditions, page by page', async () => {
      const ctx = await aFullBook()
      const list = async (conditions = {}) => {
        const page = await listAddresses(ctx, { ...anything, ...all, ...conditions })
        return [page.total, namesOf(page.addresses)]
      }
      expect(await list({ size: 2, index: 1 })).toEqual([7, ['單雄信', '顾之遥']])
      expect(await list({ size: 2, index: 4 })).toEqual([7, ['林一苇 · 旧宿舍']])
      expect(await list({ size: 2, index: 5 })).toEqual([7, []])
      expect(await list({ group: 'self' })).toEqual([1, ['林一苇 · 旧宿舍']])
      expect(await list({ areaCode: '110000' })).toEqual([3, ['單雄信', '季舒文', '金穗粮行']])
      expect(await list({ name: '茶行' })).toEqual([1, ['顾之遥']])
      expect(await list({ phoneTail: '8045' })).toEqual([1, ['蒋是与']])
      expect(await list({ defaultFor: 'sender' })).toEqual([1, ['林一苇 · 旧宿舍']])
    })
  })

  test('many lines are read and known people recognised, in their order', async () => {
    const { ctx } = await aBook(database())
    const { id } = await addAddress(ctx, anAddress('季舒文'))
    const lines = ['季舒文 13900005527 北京朝阳雁书街9号', '张三 13800138000 湖北武汉江夏光谷大道88号', '???']
    const addresses = lines.map(parseAddress)
    const known = await resolveAddresses(ctx, { addresses })
    expect(addresses.map(({ name }) => name)).toEqual(['季舒文', '张三', null])
    expect(known.map((one) => one?.id ?? null)).toEqual([id, null, null])
    expect(addresses[1]?.district?.code).toBe('420115')
    const many = Array.from({ length: 501 }, () => parseAddress('x'))
    await expect(resolveAddresses(ctx, { addresses: many })).rejects.toMatchObject({
      code: 'invalid-input',
    })
  })
})

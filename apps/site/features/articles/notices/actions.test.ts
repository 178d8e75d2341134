import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => undefined)
})
afterAll(async () => api.close())

const get = async (url: string, language = 'zh-CN') =>
  (await api.send({ method: 'GET', url, headers: { 'accept-language': language } })).json()
const infos = async (name: string, search: string) =>
  (await api.post(`/api/open/notice/${name}${search}`, {})).json()

describe.each([
  ['getNoticeIndex', 'getNoticeInfos'],
  ['getTrendIndex', 'getTrendInfos'],
])('%s and %s', (indexName, infosName) => {
  it('counts in the index what the pages hold', async () => {
    const { data } = await get(`/api/open/notice/${indexName}`)
    const all = await infos(infosName, '?pageNum=1&pageSize=100')
    expect(data.total).toBe(all.data.total)
    expect(data.total).toBeGreaterThan(5)
    const sum = (rows: { count: number }[]): number => rows.reduce((total, { count }) => total + count, 0)
    expect(sum(data.years)).toBe(data.total)
    expect(sum(data.categories)).toBe(data.total)
    expect(data.latest).toEqual(all.data.list[0])
  })

  it('pages newest first, each item once, empty past the end', async () => {
    const all = (await infos(infosName, '?pageNum=1&pageSize=100')).data.list as {
      id: string
      date: string
    }[]
    expect(all.map(({ date }) => date)).toEqual(
      all
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    const paged: string[] = []
    for (let page = 1; paged.length < all.length; page += 1) {
      const { data } = await infos(infosName, `?pageNum=${page}&pageSize=3`)
      expect(data.list.length).toBeGreaterThan(0)
      paged.push(...data.list.map(({ id }: { id: string }) => id))
    }
    expect(paged).toEqual(all.map(({ id }) => id))
    expect((await infos(infosName, '?pageNum=999')).data.list).toEqual([])
  })

  it('takes 50 a page unless told, and refuses what is no page', async () => {
    expect((await infos(infosName, '')).data.pageSize).toBe(50)
    for (const search of ['?pageNum=0', '?pageNum=x', '?pageSize=101', '?pageSize=-1']) {
      expect((await infos(infosName, search)).code).toBe(1400)
    }
  })
})

it('answers in the language asked', async () => {
  const chinese = (await get('/api/open/notice/getNoticeIndex')).data.latest
  const english = (await get('/api/open/notice/getNoticeIndex', 'en')).data.latest
  expect(english.id).toBe(chinese.id)
  expect(english.title).not.toBe(chinese.title)
  expect(english.link).toBe(`/en/notice/${english.id}`)
})

it('shows the pop-up from its first second to its last, and never after', async () => {
  const at = async (instant: string) => {
    api.setNow(Date.parse(instant))
    return (await get('/v1/notice-popup')).data
  }
  expect(await at('2026-11-15T15:59:59Z')).toBeNull()
  expect(await at('2026-11-15T16:00:00Z')).toMatchObject({ until: '2026-12-15T16:00:00Z' })
  expect(await at('2026-12-15T15:59:59Z')).not.toBeNull()
  expect(await at('2026-12-15T16:00:00Z')).toBeNull()
})

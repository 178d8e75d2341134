import { listMisses } from '@hongyan/domain/searching/list-misses'
import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../server/testing/api-under-test.ts'

withDatabases('asking whether a thing may be sent', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => undefined, database())
  })
  afterAll(async () => api.close())

  const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    api.send({ url: `/v1/prohibited?${new URLSearchParams(query)}`, headers })
  const unknown = () => listMisses(api.ctx, { place: 'items', days: 30, limit: 10 })

  describe('asking whether a thing may be sent', () => {
    it('answers in the language of the visitor when the call names none', async () => {
      const english = await ask({ q: '打火机' }, { cookie: 'logistics_site_lang=en-US' })
      expect(english.json().data.item).toMatchObject({ name: 'Lighter', verdict: 'no', un: ['UN1057'] })
      const chinese = await ask({ q: 'power bank', lang: 'zh-CN' })
      expect(chinese.json().data.item.name).toBe('充电宝')
      await whereWritten('zh-HK', async (lang) =>
        expect((await ask({ q: 'power bank', lang })).json().data.item.name).toBe('充電寶'),
      )
    })

    it('works out watt-hours, and says in which band they are', async () => {
      const bandOf = async (query: Record<string, string>) =>
        (await ask({ q: 'power bank', ...query })).json().data.item.measured
      expect(await bandOf({ wh: '100' })).toMatchObject({ band: 0, amount: 100, assumed: false })
      expect(await bandOf({ wh: '100.01' })).toMatchObject({ band: 1 })
      expect(await bandOf({ wh: '160' })).toMatchObject({ band: 1 })
      expect(await bandOf({ wh: '160.5' })).toMatchObject({ band: 2 })
      expect(await bandOf({ v: '5', mah: '20000' })).toMatchObject({ band: 0, amount: 100 })
      expect(await bandOf({})).toMatchObject({ assumed: true, amount: null })
    })

    it('gives choices and never a yes for what it only guesses', async () => {
      const { data } = (await ask({ q: '带锂电池的玩具', mode: 'air' })).json()
      expect(data.kind).toBe('choices')
      expect(data.choices.length).toBeGreaterThan(1)
    })

    it('refuses what it does not know', async () => {
      for (const query of [
        { q: 'x', mode: 'rocket' },
        { q: 'x', colour: 'red' },
        { q: 'x'.repeat(61) },
        { q: 'x', wh: '-1' },
        { q: 'x', vol: 'strong' },
      ]) {
        const answer = await ask(query as unknown as Record<string, string>)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({ code: 1400 })
      }
    })

    it('counts names it does not know in one spelling, without numbers of people, and suggestions not at all', async () => {
      for (const q of [
        '紫晶矿灯芯',
        '紫晶礦燈芯',
        ' 紫晶矿灯芯 ',
        '13800138000',
        'me@hongyan.example',
        '打火机',
      ])
        await ask({ q })
      await api.send({ url: `/v1/prohibited/names?${new URLSearchParams({ q: '从没有过' })}` })
      // Nobody waits for a count: it may come after the answer.
      await expect.poll(unknown).toMatchObject([{ term: '紫晶矿灯芯', missed: 3, days: 1 }])
      expect(await listMisses(api.ctx, { place: 'site', days: 30, limit: 10 })).toEqual([])
    })

    it('suggests names in the language asked for, each with its page', async () => {
      const first = async (q: string, lang: string) => {
        const asked = new URLSearchParams({ q, lang, mode: 'rail' })
        return (await api.send({ url: `/v1/prohibited/names?${asked}` })).json().data.suggestions[0]
      }
      const path = '/prohibited?item=power-bank&mode=rail'
      expect(await first('充电', 'zh-CN')).toEqual({ kind: 'no', text: '充电宝', path })
      await whereWritten('zh-HK', async (hk) =>
        expect(await first('尿', hk)).toEqual({ kind: 'no', text: '充電寶', path: `/hk${path}` }),
      )
    })

    it('waits its turn with every other search', async () => {
      api.exhaust('search')
      expect((await ask({ q: 'lighter' })).statusCode).toBe(429)
      api.exhaust(null)
    })
  })
})

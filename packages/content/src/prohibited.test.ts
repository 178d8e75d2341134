import { prohibited as schema } from '@hongyan/documents'
import { transportModes, verdicts } from '@hongyan/domain/prohibited/vocabulary'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { generalGoods } from '@hongyan/testing/general-goods'
import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, it } from 'vitest'
import { hasHan } from './has-han.ts'
import { siteContent } from './site-content.ts'

const listIn = (locale: LocaleId) => siteContent(locale).prohibited
const list = listIn('zh-CN')
const rules = new Map(list.rules.map((rule) => [rule.id, rule]))

describe('the list of things', () => {
  it('has more than three hundred, each once', () => {
    expect(list.items.length).toBeGreaterThanOrEqual(300)
    for (const all of [list.items, list.rules, list.groups, list.sources]) {
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    }
  })

  it('uses every rule, heading and source it has', () => {
    const used = new Set(list.items.flatMap((item) => item.rules))
    expect(list.rules.filter(({ id }) => !used.has(id))).toEqual([])
    const named = new Set(list.rules.flatMap((rule) => [rule.group, ...rule.sources]))
    expect([...list.groups, ...list.sources].filter(({ id }) => !named.has(id))).toEqual([])
  })

  it('names every thing in three scripts, and no name twice but words for several things', () => {
    for (const locale of localeIds) {
      const owners = new Map<string, string>()
      for (const { id, name, also } of listIn(locale).items) {
        expect(hasHan(name), `${locale} ${id}`).toBe(locale !== 'en-US')
        for (const word of [name, ...also].map((one) => one.toLowerCase())) {
          if (!generalGoods.includes(word)) expect(owners.get(word) ?? id, `${locale} ${word}`).toBe(id)
          owners.set(word, id)
        }
      }
    }
  })

  whereWritten('zh-HK', (hk) =>
    it('says what Hong Kong says', () => {
      const powerBank = listIn(hk).items.find(({ id }) => id === 'power-bank')
      expect(powerBank?.name).toBe('充電寶')
      expect(powerBank?.also).toContain('尿袋')
    }),
  )
})

describe.each(list.rules)('rule $id', (rule) => {
  it('has a verdict for every way of travel, a reason and a source', () => {
    expect(Object.keys(rule.verdicts).sort()).toEqual([...transportModes].sort())
    for (const verdict of Object.values(rule.verdicts)) expect(verdicts).toContain(verdict)
    expect(rule.reason.length).toBeGreaterThan(8)
    expect(rule.sources.length).toBeGreaterThan(0)
  })

  it('says what it takes wherever it goes on terms', () => {
    const { verdicts: of } = rule
    const terms = (modes: readonly (keyof typeof of)[]) =>
      modes.some((mode) => of[mode] === 'conditions' || of[mode] === 'agreement')
    if (terms(['express', 'freight', 'rail', 'cold'])) expect(rule.ground.length).toBeGreaterThan(0)
    if (terms(['air', 'air-international'])) expect(rule.air.length).toBeGreaterThan(0)
  })
})

describe('verdicts', () => {
  it('are no milder abroad than at home, and no milder by air than its terms on the ground for gas and fire', () => {
    const weight = (verdict: (typeof verdicts)[number]) => verdicts.indexOf(verdict)
    for (const { id, verdicts: of } of list.rules) {
      expect(weight(of['air-international']), id).toBeGreaterThanOrEqual(weight(of.air))
    }
    for (const id of [
      'flammable-gas',
      'lighters',
      'fuels',
      'explosives',
      'self-heating',
      'damaged-batteries',
    ]) {
      expect(rules.get(id)?.verdicts.air, id).toBe('no')
    }
  })

  it('do not grow milder with the amount', () => {
    for (const { id, rules: bands } of list.items) {
      for (const mode of transportModes) {
        const along = bands.map((name) => verdicts.indexOf(rules.get(name)?.verdicts[mode] ?? 'no'))
        expect(
          along.every((verdict, at) => verdict >= (along[at - 1] ?? 0)),
          `${id} ${mode}`,
        ).toBe(true)
      }
    }
  })

  it('are the same in every language', () => {
    for (const locale of localeIds) {
      expect(listIn(locale).rules.map(({ id, verdicts: of }) => [id, of])).toEqual(
        list.rules.map(({ id, verdicts: of }) => [id, of]),
      )
    }
  })
})

/** What a reason says itself, in words that leave no doubt, and where it then has to hold. */
const plainWords = {
  'no parcel': /快递(?:、铁路、航空都|和航空)?不收|不走快递/,
  'not by air': /(?:快递和|铁路、)?航空都?不收|飞机和高铁上绝不/,
  'no way': /(?:任何(?:运输)?方式|怎么包)都?不收/,
} as const

describe.each(list.rules)('rule $id in words', ({ id, verdicts: of, terms, reason, air }) => {
  const flies = of.air === 'agreement' || of['air-international'] === 'agreement'
  const english = listIn('en-US').rules.find((rule) => rule.id === id)

  it('refuses in its verdicts what its reason refuses', () => {
    if (plainWords['no parcel'].test(reason)) expect(of.express).toBe('no')
    if (plainWords['not by air'].test(reason)) expect([of.air, of['air-international']]).toEqual(['no', 'no'])
    if (plainWords['no way'].test(reason)) expect(new Set(Object.values(of))).toEqual(new Set(['no']))
    if (/个人不能/.test(reason)) expect(Object.values(of)).not.toContain('yes')
    if (/个人不能/.test(reason)) expect(Object.values(of)).not.toContain('conditions')
    if (/个人不能/.test(reason)) expect(terms).not.toBe('anyone')
  })

  it('goes on freighters where its words name them, and is open to people only without the papers of a firm', () => {
    if (flies) expect(terms === 'freighter').toBe(/货机/.test(`${reason}${air.join('')}`))
    if (flies)
      expect(terms === 'freighter').toBe(/freighter/.test(`${english?.reason}${english?.air.join('')}`))
    if (terms === 'anyone') expect(air.join('')).not.toMatch(/受过培训|企业托运/)
    if (/约定/.test(reason)) expect(Object.values(of)).toContain('agreement')
  })
})

describe('the contract', () => {
  const changed = (change: (copy: { items: unknown[]; rules: unknown[] }) => void) => {
    const copy = structuredClone(list) as unknown as { items: unknown[]; rules: unknown[] }
    change(copy)
    return schema.safeParse(copy).success
  }

  it('takes the list, and no thing without its rule', () => {
    expect(changed(() => undefined)).toBe(true)
    const gone = changed((copy) => {
      copy.rules = copy.rules.slice(1)
    })
    expect(gone).toBe(false)
  })

  it('takes no measured thing that lacks the rule of a band', () => {
    const short = changed((copy) => {
      copy.items = list.items.map((item) =>
        item.measure === null ? item : { ...item, rules: item.rules.slice(1) },
      )
    })
    expect(short).toBe(false)
  })
})

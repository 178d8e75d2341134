import { siteContent } from '@hongyan/content'
import { transportModes, verdicts } from '@hongyan/domain/prohibited/vocabulary'
import { localeIds } from '@hongyan/locales'
import { generalGoods } from '@hongyan/testing/general-goods'
import { whereWritten } from '@hongyan/testing/where-written'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerFrom, buildSearchedBook, createItemAnswers } from './create-item-answers.ts'

const now = Date.UTC(2026, 10, 21)
const items = createItemAnswers(() => now)
const book = buildSearchedBook(now)
const ask = (name: string, mode: (typeof transportModes)[number] = 'express', measured = {}) =>
  items.answer({ name, mode, measured }, 'zh-CN')

const wordsOfHongKong = whereWritten('zh-HK', () => ['行動電源', '尿袋']) ?? []

describe('an answer', () => {
  it.each(generalGoods)('asks which is meant by %s, and an order is held to the strictest', (word) => {
    const answer = ask(word)
    if (answer.kind !== 'choices') throw new Error(`${word} is ${answer.kind}`)
    const found = answer.choices.map(({ verdict }) => verdicts.indexOf(verdict))
    expect(found.length).toBeGreaterThan(1)
    const ordered = answer.ordered.find(({ mode }) => mode === 'express')?.verdict
    expect(ordered).toBe(verdicts[Math.max(...found)])
  })

  it('is the same for every name of a thing, in every language', () => {
    for (const locale of localeIds) {
      for (const { id, name, also } of siteContent(locale).prohibited.items) {
        for (const word of [name, ...also]) {
          const answer = ask(word)
          if (answer.kind === 'choices') {
            expect(generalGoods).toContain(word)
            expect(answer.choices.map((choice) => choice.id)).toContain(id)
            continue
          }
          expect(answer, `${locale} ${word}`).toMatchObject({ kind: 'item', guessed: false, item: { id } })
        }
      }
    }
  })

  it.each(['充电宝', '充電寶', ...wordsOfHongKong, 'power bank', 'Power Banks', '充电宝 20000毫安'])(
    'knows %s',
    (name) => {
      expect(ask(name, 'air')).toMatchObject({
        kind: 'item',
        item: { id: 'power-bank', verdict: 'agreement' },
      })
    },
  )

  it.each([
    ['express', 74_000, 'conditions', 0],
    ['express', 100_000, 'conditions', 0],
    ['express', 100_001, 'agreement', 1],
    ['express', 160_000, 'agreement', 1],
    ['express', 160_001, 'no', 2],
    ['rail', 10_000, 'no', 0],
  ] as const)('on a power bank by %s of %i mWh is %s', (mode, amount, verdict, band) => {
    expect(ask('充电宝', mode, { 'watt-hours': amount })).toMatchObject({
      item: { verdict, measured: { band, assumed: false, amount } },
    })
  })

  it('reads an amount out of the name', () => {
    expect(ask('充电宝 3.7V 50000mAh')).toMatchObject({ item: { measured: { amount: 185_000, band: 2 } } })
    for (const written of [
      '3.7V 50,000mAh',
      '3,7 V，50 000 mAh',
      '３.7V 5万毫安',
      '3.7伏五万毫安时',
      '3.7V 50Ah',
      '0.185kWh',
    ])
      expect(ask(`充电宝 ${written}`), written).toMatchObject({
        item: { measured: { amount: 185_000, band: 2 } },
      })
    // One that may be a thousand times more is the larger: nothing slips under a limit.
    expect(ask('充电宝 1,500Wh')).toMatchObject({ item: { measured: { amount: 1_500_000 } } })
    expect(ask('53度白酒')).toMatchObject({ item: { id: 'baijiu', measured: { amount: 53_000, band: 1 } } })
    expect(ask('75度酒精')).toMatchObject({ item: { id: 'industrial-alcohol', verdict: 'no' } })
  })

  it('names its sources, with the section of the catalogue', () => {
    const answer = ask('打火机')
    expect(answer).toMatchObject({
      item: {
        verdict: 'no',
        conditions: [],
        sources: [{ section: expect.stringContaining('四、') }, {}, {}, {}],
      },
    })
  })

  it('asks where several may be meant', () => {
    const answer = ask('带锂电池的玩具')
    expect(answer.kind).toBe('choices')
  })

  it('says that it does not know', () => {
    for (const name of ['unobtainium', '不存在的东西甲']) expect(ask(name).kind).toBe('unknown')
    for (const name of ['；；；', '样品', 'samples', '2 gifts']) expect(ask(name).kind).toBe('vague')
    expect(ask('  ').kind).toBe('nothing-asked')
  })

  it('never allows by a guess, and never what has no rule, whatever is typed', () => {
    const words = siteContent('zh-CN').prohibited.items.flatMap(({ name, also }) => [name, ...also])
    const typed = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc
        .tuple(fc.constantFrom(...words), fc.string({ maxLength: 4 }), fc.constantFrom(...words))
        .map((all) => all.join('')),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom(...transportModes), (name, mode) => {
        const answer = answerFrom(book, { name, mode, measured: {} }, 'en-US')
        if (answer.kind !== 'item') return
        if (answer.guessed) expect(answer.item.verdict).not.toBe('yes')
        const known = book.items.get(answer.item.id)
        expect(known?.rules.every((rule) => book.rules.has(rule))).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('is not known where the rule is gone from the list', () => {
    const rules = new Map([...book.rules].filter(([id]) => id !== 'lighters'))
    expect(
      answerFrom({ ...book, rules }, { name: '打火机', mode: 'air', measured: {} }, 'zh-CN').kind,
    ).not.toBe('item')
  })

  it('keeps the Chinese verdict where another language is older', () => {
    const words = book.words['en-US']
    const milder = new Map(words.rules)
    const rule = milder.get('lighters')
    if (rule === undefined) throw new Error('the rule is missing')
    const allow = Object.fromEntries(transportModes.map((mode) => [mode, 'yes'])) as typeof rule.verdicts
    milder.set('lighters', { ...rule, verdicts: allow })
    const older = { ...book, words: { ...book.words, 'en-US': { ...words, rules: milder } } }
    expect(answerFrom(older, { name: 'lighter', mode: 'air', measured: {} }, 'en-US')).toMatchObject({
      item: { verdict: 'no' },
    })
  })
})

describe.each(transportModes)('the list for %s', (mode) => {
  it('holds every thing that does not simply go, once, under a heading', () => {
    const { groups, count } = items.list(mode, 'zh-CN')
    const listed = groups.flatMap(({ levels }) => levels.flatMap(({ things }) => things.map(({ id }) => id)))
    expect(new Set(listed).size).toBe(listed.length)
    expect(count).toBe(book.items.size)
    for (const id of book.items.keys()) {
      const answer = items.answer({ name: book.items.get(id)?.name ?? '', mode, measured: {} }, 'zh-CN')
      if (answer.kind !== 'item') throw new Error(`${id} is not known`)
      expect(listed.includes(id), id).toBe(answer.item.verdict !== 'yes')
    }
  })

  it('is counted as it is listed, and what simply goes makes up the rest', () => {
    const counts = items.counts()[mode]
    const { groups, count } = items.list(mode, 'zh-CN')
    for (const verdict of ['no', 'agreement', 'conditions'] as const) {
      const levels = groups.flatMap((group) => group.levels.filter((level) => level.verdict === verdict))
      expect(counts[verdict]).toBe(levels.reduce((sum, { things }) => sum + things.length, 0))
    }
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(count)
  })

  it('has its levels from the strictest down', () => {
    for (const { levels } of items.list(mode, 'en-US').groups) {
      const order = levels.map(({ verdict }) => -verdicts.indexOf(verdict))
      expect(order).toEqual([...order].sort((one, other) => one - other))
    }
  })
})

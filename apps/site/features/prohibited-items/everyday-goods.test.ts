import { readFileSync } from 'node:fs'
import { judgeGood } from '@hongyan/domain/orders/judge-goods'
import { transportModes } from '@hongyan/domain/prohibited/vocabulary'
import { localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, it } from 'vitest'
import { answerFrom, buildSearchedBook, goodsListOf } from './create-item-answers.ts'

const book = buildSearchedBook(Date.UTC(2026, 10, 21))
const list = goodsListOf(book)

type Outcome = 'goes' | 'ticked' | 'asked' | 'refused'
const outcomes: readonly Outcome[] = ['goes', 'ticked', 'asked', 'refused']

const goods = readFileSync(new URL('./testing/everyday-goods.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [, language = '', outcome, names = ''] = /^(\S+) (\w+): (.*)$/.exec(line) ?? []
    return (
      whereWritten(language, (locale) =>
        names.split(', ').map((name) => ({ locale, outcome: outcome as Outcome, name })),
      ) ?? []
    )
  })

function outcomeOf(name: string): Outcome {
  const { verdict } = judgeGood(list, { name, item: null, amount: null }, 'express')
  if (verdict === 'yes') return 'goes'
  if (verdict === 'vague') return 'asked'
  return verdict === 'no' || verdict === 'agreement' ? 'refused' : 'ticked'
}

it('has 170 names in each language, each once', () => {
  for (const locale of localeIds) {
    const own = goods.filter((one) => one.locale === locale).map(({ name }) => name)
    expect(own.length).toBeGreaterThanOrEqual(170)
    expect(new Set(own).size).toBe(own.length)
  }
})

describe.each(outcomes)('goods that are expected to be %s', (outcome) => {
  it('are', () => {
    const others = goods
      .filter((one) => one.outcome === outcome && outcomeOf(one.name) !== outcome)
      .map(({ locale, name }) => `${locale} ${name}: ${outcomeOf(name)}`)
    expect(others).toEqual([])
  })
})

it('refuses none of them without a reason, in the language of who asks', () => {
  for (const { locale, name } of goods.filter(({ outcome }) => outcome === 'refused')) {
    const answer = answerFrom(book, { name, mode: 'express', measured: {} }, locale)
    if (answer.kind === 'choices') continue
    if (answer.kind !== 'item') throw new Error(`${name} is refused for no reason`)
    expect(answer.item.reason.length, name).toBeGreaterThan(8)
  }
})

it('asks of none whether something is meant that never goes', () => {
  const never = (id: string) =>
    transportModes.every(
      (mode) => answerFrom(book, { name: '', item: id, mode, measured: {} }, 'zh-CN').kind === 'item',
    ) &&
    transportModes.every((mode) => {
      const answer = answerFrom(book, { name: '', item: id, mode, measured: {} }, 'zh-CN')
      return answer.kind === 'item' && answer.item.verdict === 'no'
    })
  const odd = goods
    .filter(({ outcome }) => outcome !== 'refused')
    .flatMap(({ locale, name }) => {
      const answer = answerFrom(book, { name, mode: 'express', measured: {} }, locale)
      const ids =
        answer.kind === 'choices'
          ? answer.choices.map(({ id }) => id)
          : answer.kind === 'item'
            ? [answer.item.id]
            : []
      return ids.filter(never).map((id) => `${name}: ${id}`)
    })
  expect(odd).toEqual([])
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createItemAnswers } from '../../prohibited-items/create-item-answers.ts'
import { readQuestion } from './read-question.ts'

const { knows } = createItemAnswers(Date.now)
const golden = readFileSync(fileURLToPath(new URL('golden.tsv', import.meta.url)), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [engine = '', text = ''] = line.split('\t')
    return { engine, text: text.replaceAll('\\n', '\n') }
  })

describe('a text of any kind', () => {
  it('goes to the engine that can answer it, in at least 95 of 100 cases', () => {
    const wrong = golden
      .map((one) => ({ ...one, read: readQuestion(one.text, knows).kind }))
      .filter(({ engine, read }) => read !== engine)
    expect(golden.length).toBeGreaterThanOrEqual(200)
    // They are listed where there are too many.
    expect(wrong.length <= golden.length / 20 ? [] : wrong).toEqual([])
  })

  it.each([
    ['深圳到香港 5 公斤', { from: '深圳', to: '香港', weight: '5 公斤' }],
    [
      'How much does it cost to ship from Guangzhou to Wuhan?',
      { from: 'Guangzhou', to: 'Wuhan', weight: null },
    ],
    ['寄到北京多少钱', { from: null, to: '北京', weight: null }],
    ['to Hong Kong from Shenzhen 5kg', { from: 'Shenzhen', to: 'Hong Kong', weight: '5kg' }],
    ['成都往重庆 8斤', { from: '成都', to: '重庆', weight: '8斤' }],
  ])('%s is a route', (text, route) => {
    expect(readQuestion(text, knows)).toEqual({ kind: 'price', ...route })
  })

  it.each([
    ['能寄充电宝吗', '充电宝'],
    ['Can I ship perfume by air?', 'perfume by air'],
    ['白酒 53度', '白酒 53度'],
  ])('%s asks for a thing', (text, name) => {
    expect(readQuestion(text, knows)).toEqual({ kind: 'item', name })
  })

  it.each([
    ['客服：单号发您了 HY660120260045，\n电话 13800138000', ['HY660120260045']],
    ['HY660120260015', ['HY660120260015']],
    ['张三 13800138000 广东省深圳市南山区科苑路15号', undefined],
  ])('%s has these numbers', (text, numbers) => {
    const meant = readQuestion(text, knows)
    expect(meant.kind === 'tracking' ? meant.numbers : undefined).toEqual(numbers)
  })

  // Read as far as they would be, each of these takes minutes: the ceiling of a test tells.
  it.each(['寄', '深圳到', '深圳到x', 'a ', '5kg 寄', 'Shenzhen to nowhere ', '吗', 'can send '])(
    'reads a page full of %j as quickly as any other',
    (piece) => {
      for (const length of [139, 1000])
        expect(readQuestion(piece.repeat(length).slice(0, length), () => false).kind).toBeTruthy()
    },
  )

  it('reads any text, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => {
        expect(readQuestion(text, () => false).kind).toMatch(/tracking|price|item|place|search/)
      }),
    )
  })
})

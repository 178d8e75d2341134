import type { LocaleId } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { itemCode } from './content-code.ts'
import { createContentStore } from './content-store.ts'
import { expiryInstants, facts } from './facts.ts'
import { resolveContent } from './resolve-content.ts'

const start = Date.UTC(2026, 10, 21)
const [firstEnd = 0] = expiryInstants()
const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'en-US': english })
const asked: string[] = []
const inLanguage = (seed: unknown, locale: LocaleId, at = start) =>
  resolveContent(seed, locale, at, async (texts) => {
    asked.push(...texts)
    return texts.map((text) => `港${text}`)
  })

test('a language of a document is its own texts; Hong Kong follows where nobody wrote it', async () => {
  const seed = { id: 'a', title: both('标题', 'Title'), lead: { ...both('导语', 'Lead'), 'zh-HK': '導語' } }
  expect(JSON.parse(await inLanguage(seed, 'en-US'))).toEqual({ id: 'a', title: 'Title', lead: 'Lead' })
  expect(asked).toEqual([])
  await whereWritten('zh-HK', async (hk) => {
    expect(JSON.parse(await inLanguage(seed, hk))).toEqual({ id: 'a', title: '港标题', lead: '導語' })
    expect(asked).toEqual(['标题'])
  })
})

test('what rests on a fact says something else from the moment on at which the fact expires', async () => {
  const question = [...createContentStore().snapshot().items('question', 'en-US', start).values()][0]
  const claim = {
    claim: ['insurance'],
    text: both('有数', 'With a figure'),
    without: both('无数', 'Without'),
  }
  const json = await inLanguage({ ...question, question: claim }, 'en-US')
  const store = createContentStore()
  expect(store.publish(itemCode('question', question?.id ?? '', 'en-US'), json).accepted).toBe(true)
  const shown = (at: number) =>
    store
      .snapshot()
      .items('question', 'en-US', at)
      .get(question?.id ?? '')?.question
  const end = Date.parse(`${facts.insurance.expires}T00:00:00+08:00`) + 86_400_000
  expect(end).toBeGreaterThanOrEqual(firstEnd)
  expect([start, end - 1, end].map(shown)).toEqual(['With a figure', 'With a figure', 'Without'])
  // Published after that, it needs no other edition.
  expect(JSON.parse(await inLanguage({ ...question, question: claim }, 'en-US', end))).toEqual({
    ...question,
    question: 'Without',
  })
})

test('an edition that breaks the contract keeps the whole document out', () => {
  const store = createContentStore()
  const [id = '', question] = [...store.snapshot().items('question', 'en-US', start)][0] ?? []
  const code = itemCode('question', id, 'en-US')
  for (const later of [{ ...question, question: '' }, { ...question, id: 'another' }, {}]) {
    const json = JSON.stringify({ $now: question, $later: [{ from: start, content: later }] })
    expect(store.publish(code, json).accepted).toBe(false)
  }
  expect(store.publish(code, JSON.stringify({ $now: question, $later: 'x' }))).toMatchObject({
    reason: 'breaks-contract',
  })
})

import { setImmediate as turn } from 'node:timers/promises'
import { collection, publishedVersion, readContent, siteContent } from '@hongyan/content'
import { expect, test } from 'vitest'
import { withDraft } from './shown-drafts.ts'

function draftOf(code: string, content: unknown) {
  const read = readContent(code, JSON.stringify(content))
  if (!read.accepted) throw new Error(read.problem)
  return read
}
const hotline = (number: string) => draftOf('100025-support-en', { hotline: number })
const shown = () => siteContent('en-US').support.hotline

test('a draft stands for the work it is shown in, in its language, and for nothing else', () => {
  const [before, version] = [siteContent('en-US'), publishedVersion()]
  expect(withDraft(hotline('950699'), () => [shown(), siteContent('zh-CN').support.hotline])).toEqual([
    '950699',
    '950616',
  ])
  expect(shown()).toBe('950616')
  expect(siteContent('en-US')).toEqual(before)
  expect(publishedVersion()).toBe(version)
  expect(withDraft(null, shown)).toBe('950616')
})

test('works under way at once each see their own', async () => {
  const numbers = ['950001', '950002', '950003']
  const work = async () => {
    const seen = [shown()]
    for (let times = 0; times < 5; times += 1) {
      await turn()
      seen.push(shown())
    }
    return [...new Set(seen)]
  }
  const all = await Promise.all([...numbers.map((number) => withDraft(hotline(number), work)), work()])
  expect(all).toEqual([...numbers.map((number) => [number]), ['950616']])
})

test('an item that is not there yet is there for that work', () => {
  const [news] = [...collection('news', 'en-US').values()]
  const next = draftOf('100025-news-not-out-yet-en', { ...news, id: 'not-out-yet' })
  expect(withDraft(next, () => collection('news', 'en-US').has('not-out-yet'))).toBe(true)
  expect(collection('news', 'en-US').has('not-out-yet')).toBe(false)
})

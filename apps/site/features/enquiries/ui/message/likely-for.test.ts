import { localeIds } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, it } from 'vitest'
import { likelyAnswers } from '../../likely-answers.ts'
import { likelyFor } from './likely-for.ts'

const titles = (written: string, locale: (typeof localeIds)[number]) =>
  likelyFor(written, likelyAnswers(locale)).answers.map(({ href }) => href.split('-').slice(1).join('-'))

it.each(localeIds)('has an answer for every word it knows, %s', (locale) => {
  expect(likelyAnswers(locale)).toHaveLength(12)
})

it('answers what is written, and names the waybill first', () => {
  expect(titles('', 'zh-CN')).toHaveLength(3)
  expect(titles('瓷器碎了怎么赔', 'zh-CN')).toEqual(titles('My vase came broken', 'en-US'))
  whereWritten('zh-HK', (hk) => expect(titles('瓷器碎了怎麼賠', hk)).toHaveLength(1))
  expect(likelyFor('hy660120260038 is late', likelyAnswers('en-US'))).toMatchObject({
    number: 'HY660120260038',
    answers: [{ words: expect.stringContaining('late') }],
  })
})

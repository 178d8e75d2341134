import { merchantMessages } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { commentsOf, localizeComments } from './localize-comments.ts'
import { apiSamples, quoteSamples } from './samples.ts'

const samples = [
  ...Object.entries(apiSamples).map(([name, { text }]) => [name as keyof typeof apiSamples, text] as const),
  ...Object.values(quoteSamples).map((text) => ['quote', text] as const),
]

test('the files say what the English pages say', () => {
  for (const [name, text] of samples) {
    expect(commentsOf(text)).toEqual(merchantMessages('en-US').guide.comments[name])
  }
})

test.each(localeIds)('every comment is said in %s, and nothing else is changed', (locale) => {
  for (const [name, text] of samples) {
    const words = merchantMessages(locale).guide.comments[name]
    const said = localizeComments(text, words)
    expect(commentsOf(said)).toEqual(words)
    expect(localizeComments(said, commentsOf(text))).toBe(text)
  }
})

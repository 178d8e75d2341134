import { collectionNames } from '@hongyan/documents'
import { localeIds } from '@hongyan/locales'
import { describe, expect, test } from 'vitest'
import { hasHan } from './has-han.ts'
import { collection } from './site-content.ts'

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

describe.each(localeIds)('%s', (locale) => {
  test.each(collectionNames)('every %s keeps its contract and its script', (name) => {
    const items = [...collection(name, locale).values()]
    const texts = stringsOf(items)
    if (locale === 'en-US') expect(texts.filter(hasHan)).toEqual([])
    if (locale === 'zh-CN') expect(texts.filter((text) => /[鴻貨運單號簽説]/.test(text))).toEqual([])
  })
})

import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { languageOfField, nearestKey, textsOf } from './texts-of.ts'

const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'en-US': english })
const page = {
  path: '/about',
  kind: 'company',
  name: both('公司', 'Company'),
  head: { title: both('关于', 'About'), keyword: both('', ''), description: both('说', 'Says') },
  hero: { title: { 'zh-CN': ['一行', '两行'], 'en-US': ['One', 'two'] }, lead: both('导语', 'Lead') },
  blocks: [],
}

test('a page shows the texts of its language, and a heading in lines is one of them', () => {
  const english = textsOf('page', page, 'en-US')
  expect(english).toContainEqual(['hero/title/en-US', 'Onetwo'])
  expect(english).toContainEqual(['name/en-US', 'Company'])
  expect(english.map(([key]) => key).filter((key) => key.endsWith('zh-CN'))).toEqual([])
  expect(english.map(([, text]) => text)).not.toContain('')
  whereWritten('zh-HK', (hk) =>
    expect(textsOf('page', page, hk).filter(([key]) => key.includes('zh-'))).toEqual([]),
  )
})

test('a field that shows no text leads to the text beside it', () => {
  const texts = [
    ['name/en-US', 'Company'],
    ['blocks/0/title/en-US', 'First'],
    ['blocks/1/title/en-US', 'Second'],
  ] as const
  expect(nearestKey(texts, 'blocks/1/title/en-US')).toBe('blocks/1/title/en-US')
  expect(nearestKey(texts, 'blocks/1/picture')).toBe('blocks/1/title/en-US')
  expect(nearestKey(texts, 'updated')).toBe(null)
})

test.each<[string, string | null]>([
  ['hero/title/en-US', 'en-US'],
  ['blocks/0/zh-CN/text', 'zh-CN'],
  ...(whereWritten('zh-HK', (hk): [string, string][] => [[`blocks/0/${hk}/text`, hk]]) ?? []),
  ['updated', null],
])('%s is written in %s', (field, language) => {
  expect(languageOfField(field)).toBe(language)
})

import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { readSite, writeSite } from './site-name.ts'

test('the name of a site is read in each language, however often and however many others were read between', () => {
  const shenyang = writeSite('沈阳于洪营业部', 'Shenyang Yuhong')
  const inEachLanguage = {
    'zh-CN': '沈阳于洪营业部',
    'en-US': 'Shenyang Yuhong',
    ...whereWritten('zh-HK', (hk) => ({ [hk]: '瀋陽于洪營業部' })),
  }
  expect(readSite(shenyang)).toEqual(inEachLanguage)
  for (let number = 0; number < 6000; number += 1) readSite(writeSite(`第 ${number} 站`, null))
  expect(readSite(shenyang)).toEqual(inEachLanguage)
  expect(readSite(shenyang)).toBe(readSite(shenyang))
})

test('a site with one name has it in every language', () => {
  expect(readSite(writeSite('Leipzig Hub', 'Leipzig Hub'))).toEqual({
    'zh-CN': 'Leipzig Hub',
    'en-US': 'Leipzig Hub',
    ...whereWritten('zh-HK', (hk) => ({ [hk]: 'Leipzig Hub' })),
  })
})

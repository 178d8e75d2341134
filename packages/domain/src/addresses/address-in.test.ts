import { localeIds, readsSource } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { addressIn } from './address-in.ts'

test.each([
  ['广东省深圳市南山区科技园南路12号', '科技园南路12号, Nanshan, Shenzhen, Guangdong'],
  ['北京市朝阳区 88 Jianguo Road', '88 Jianguo Road, Chaoyang, Beijing'],
  // What is not surely understood stays as it was written.
  [
    '广东省深圳市宝安区中国浙江省杭州市余杭区金家路442号',
    '广东省深圳市宝安区中国浙江省杭州市余杭区金家路442号',
  ],
  ['示例路 8 号', '示例路 8 号'],
  ['12 Nathan Road, Kowloon', '12 Nathan Road, Kowloon'],
])('%s is %s in English', (text, english) => {
  expect(addressIn(text, 'en-US')).toBe(english)
  for (const locale of localeIds.filter(readsSource)) expect(addressIn(text, locale)).toBe(text)
})

import { writtenRows } from '@hongyan/testing/written-rows'
import { expect, test } from 'vitest'
import { inLanguage } from './present.ts'

const order = {
  sender: { division: '440305', area: '广东省深圳市南山区', detail: '科技园南路12号' },
  recipient: { division: '110105', area: '北京市朝阳区', detail: '88 Jianguo Road' },
}

test.each(
  writtenRows([
    ['zh-CN', '广东省深圳市南山区', '北京市朝阳区'],
    ['zh-HK', '廣東省深圳市南山區', '北京市朝陽區'],
    ['en-US', 'Nanshan, Shenzhen, Guangdong', 'Chaoyang, Beijing'],
  ]),
)('areas are named in %s, streets stay as they were written', (locale, sender, recipient) => {
  const named = inLanguage(order, locale)
  expect([named.sender.area, named.recipient.area]).toEqual([sender, recipient])
  expect([named.sender.detail, named.recipient.detail]).toEqual(['科技园南路12号', '88 Jianguo Road'])
})

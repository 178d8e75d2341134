import { whereWritten } from '@hongyan/testing/where-written'
import { Converter } from 'opencc-js/cn2t'
import { expect, test } from 'vitest'
import { everydayTerms } from './everyday-terms.ts'
import { houseSentences } from './house-sentences.ts'
import { houseTerms } from './house-terms.ts'
import { toTraditional } from './traditional.ts'
import { withOurNames } from './with-our-names.ts'

test.each([
  ...(whereWritten('zh-HK', () => [['鸿雁物流', '鴻雁物流']]) ?? []),
  ['1 小时内上门取件', '1 小時內上門取件'],
  ['快递员已把快递放进快递柜', '速遞員已把速遞放進智能櫃'],
  ['请输入订单号或包裹号', '請輸入訂單或包裹編號'],
  ['链接已复制', '連結已複製'],
  ['着陆后卸货，周期两周', '着陸後卸貨，週期兩週'],
  ['点“存到我的列表”', '點「存到我的列表」'],
  ['已离开始发网点', '已離開始發服務點'],
  ['登录后查看，退出登录', '登入後查看，登出'],
  ['揽收前联系附近网点，报手机号', '取件前聯絡附近服務點，提供手機號碼'],
  ['晚高峰骑手会慢，找人工服务', '黃昏繁忙時間電單車速遞員會慢，找專人服務'],
  ['打印运单和面单，看价目和面积；和面机', '打印運單和運單標籤，看價目和面積；和麵機'],
  ['客户说温度启动了，几个人一群', '客戶說溫度啟動了，幾個人一群'],
  ['8 元/票；500–1,000 元 2 元/票', 'CN¥8/單；CN¥500–1,000 CN¥2/單'],
  ['每票 500 元以内保价 1 元，最高 30 万元', '每單 CN¥500 以內保價 CN¥1，最高 CN¥30 萬'],
  ['元/月', '人民幣元/月'],
  ['万元', '萬人民幣元'],
  ['6 单元，2 元素，5 港元', '6 單元，2 元素，5 港元'],
])('%s is %s in Hong Kong', (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional)
})

whereWritten('zh-HK', (hk) =>
  test('every house term changes something that OpenCC leaves, or holds what another term would change', () => {
    const convert = Converter({ from: 'cn', to: 'hk' })
    const all = [...houseTerms, ...everydayTerms, ...houseSentences]
    const isHeld = (text: string) => all.some(([other]) => other !== text && text.includes(other))
    expect(
      all.filter(
        ([simplified, traditional]) =>
          !isHeld(simplified) && convert(withOurNames(simplified, 'zh-CN')) === withOurNames(traditional, hk),
      ),
    ).toEqual([])
  }),
)

test('Latin text, figures and places for values stay as they are', () => {
  expect(toTraditional('{count} kg, WMS / TMS')).toBe('{count} kg, WMS / TMS')
})

import { expect, it } from 'vitest'
import { daysWords } from './days-words.ts'

it.each([
  [[1, 2, 3, 4, 5, 6, 7], '每天', 'Daily'],
  [[2, 3, 4, 5, 6, 7], '周二至周日', 'Tue–Sun'],
  [[1, 3, 5, 6, 7], '周一、周三、周五至周日', 'Mon, Wed, Fri–Sun'],
  [[6, 7], '周六、周日', 'Sat, Sun'],
] as const)('says of %o only the days that are flown', (days, chinese, english) => {
  expect(daysWords(days, 'zh-CN')).toBe(chinese)
  expect(daysWords(days, 'en-US')).toBe(english)
})

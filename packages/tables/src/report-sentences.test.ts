import { expect, it } from 'vitest'
import { reportSentences } from './report-sentences.ts'

it('tells of the columns that are read as something else, and of none that are called what they are', () => {
  const same = { head: '收件人', name: '收件人' }
  expect(reportSentences({ columns: [same] }, 'zh-CN')).toEqual([])
  expect(reportSentences({ columns: [same, { head: '电话', name: '收件电话' }] }, 'zh-CN')).toEqual([
    '列名对应：收件电话 ← 电话。',
  ])
  expect(reportSentences({ columns: [{ head: 'x', name: null }] }, 'zh-CN')[0]).toMatch('没有认出列名')
})

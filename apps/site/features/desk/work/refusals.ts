import { defineRefusal } from '../../../calls/refusal.ts'

export const unknownRecord = defineRefusal({
  name: 'unknown-record',
  code: 1266,
  http: 404,
  business: true,
  text: {
    'zh-CN': '没有这条记录。',
    'zh-HK': '沒有這條記錄。',
    'en-US': 'There is no such record.',
  },
})

export const recordSettled = defineRefusal({
  name: 'record-settled',
  code: 1267,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这条记录现在不能这样处理，请刷新后再看。',
    'zh-HK': '這條記錄現在不能這樣處理，請更新後再看。',
    'en-US': 'This is not possible for the record as it stands. Please look at it again.',
  },
})

import { defineRefusal } from '../../calls/refusal.ts'

export const unknownEnquiry = defineRefusal({
  name: 'unknown-enquiry',
  code: 1121,
  http: 404,
  business: true,
  text: {
    'zh-CN': '没有找到这条咨询。',
    'zh-HK': '沒有找到這條諮詢。',
    'en-US': 'We could not find this inquiry.',
  },
})

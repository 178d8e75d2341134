import type { EnquiryMessage } from '@hongyan/domain/enquiries/enquiry-message'

const moment = Date.UTC(2026, 10, 21, 4)
const details = {
  cooperateType: null,
  companyName: '样例商贸有限公司',
  isJdSeller: null,
  firstBizType: null,
  estimateOrderCount: null,
  province: null,
  city: null,
  district: null,
  detailAddr: '样例路 1 号',
  contactName: '欧阳样例',
  contactPositionId: null,
  contactMobile: '13900000001',
  remark: null,
  cooperationId: null,
  utm_source: null,
  utm_term: null,
  wuce: null,
}
/** What a receiver is told of an invented enquiry. */
export const sampleMessage = {
  id: '0197a000-0000-7000-8000-000000000001',
  topic: 'enquiry',
  number: 'EQ-2222-2222',
  kind: 'enquiry',
  revision: 1,
  enquiry: {
    number: 'EQ-2222-2222',
    form: 'dialog',
    locale: 'zh-CN',
    receivedAt: moment,
    status: { kind: 'received', since: moment },
    spam: [],
    consent: { textVersion: '2026-11', language: 'zh-CN', givenAt: moment },
    details,
  },
} as const satisfies EnquiryMessage

import type { EnquiryMessage } from '@hongyan/domain/enquiries/enquiry-message'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'

/** What a receiver is sent, field by field. `number` with `revision` is what it deduplicates by. */
export function presentMessage({ id, number, kind, revision, enquiry }: EnquiryMessage) {
  return {
    id,
    number,
    kind,
    revision,
    enquiry: enquiry && {
      form: enquiry.form,
      locale: enquiry.locale,
      receivedAt: isoUtc(enquiry.receivedAt),
      status: enquiry.status.kind,
      spam: enquiry.spam,
      consent: {
        textVersion: enquiry.consent.textVersion,
        language: enquiry.consent.language,
        givenAt: isoUtc(enquiry.consent.givenAt),
      },
      cooperateType: enquiry.details.cooperateType,
      companyName: enquiry.details.companyName,
      isJdSeller: enquiry.details.isJdSeller,
      firstBizType: enquiry.details.firstBizType,
      estimateOrderCount: enquiry.details.estimateOrderCount,
      province: enquiry.details.province,
      city: enquiry.details.city,
      district: enquiry.details.district,
      detailAddr: enquiry.details.detailAddr,
      contactName: enquiry.details.contactName,
      contactPositionId: enquiry.details.contactPositionId,
      contactMobile: enquiry.details.contactMobile,
      remark: enquiry.details.remark,
      cooperationId: enquiry.details.cooperationId,
      utmSource: enquiry.details.utm_source,
      utmTerm: enquiry.details.utm_term,
      wuce: enquiry.details.wuce,
    },
  }
}

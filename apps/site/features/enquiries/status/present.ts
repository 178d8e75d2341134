import type { EnquiryStatus } from '@hongyan/domain/enquiries/enquiry-status'
import type { EnquiryView } from '@hongyan/domain/enquiries/show-enquiry'
import { maskAddress } from '@hongyan/domain/privacy/mask-address'
import { maskName } from '@hongyan/domain/privacy/mask-name'
import { hidePhone } from '@hongyan/domain/privacy/mask-phone'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'

/** A status as it leaves the server. */
export function presentStatus(status: EnquiryStatus) {
  return {
    status: status.kind,
    since: isoUtc(status.since),
    dueAt: status.kind === 'first-call-due' ? isoUtc(status.dueAt) : null,
  }
}

/** An enquiry for the person who sent it: enough to recognise it by, masked in case the link went astray. */
export function presentEnquiry({ number, receivedAt, status, record }: EnquiryView) {
  const details = record?.details
  return {
    ...presentStatus(status),
    enquiryNo: number,
    receivedAt: isoUtc(receivedAt),
    details: details
      ? {
          companyName: details.companyName,
          contactName: maskName(details.contactName),
          contactMobile: hidePhone(details.contactMobile),
          detailAddr: maskAddress(details.detailAddr),
          cooperateType: details.cooperateType,
          estimateOrderCount: details.estimateOrderCount,
        }
      : null,
  }
}

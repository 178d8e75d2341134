import {
  type EnquiryStatus,
  type EnquiryView,
  hidePhone,
  isoUtc,
  maskAddress,
  maskName,
} from '@hongyan/domain'

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

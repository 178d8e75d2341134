import type { EnquiryDetailsRow } from '@hongyan/db'
import type { PositionId } from './code-lists.ts'
import type { EnquiryInput } from './enquiry-input.ts'
import type { EnquiryDetails } from './enquiry-record.ts'

/** What was written, as it is stored. */
export function detailsRow(enquiryId: string, input: EnquiryInput, mobileDigest: string): EnquiryDetailsRow {
  return {
    enquiry_id: enquiryId,
    cooperate_type: input.cooperateType,
    company_name: input.companyName,
    is_marketplace_seller: input.isJdSeller,
    first_biz_type: input.firstBizType,
    estimate_order_count: input.estimateOrderCount,
    province: input.province,
    city: input.city,
    district: input.district,
    detail_addr: input.detailAddr,
    contact_name: input.contactName,
    contact_position_id: input.contactPositionId,
    contact_mobile: input.contactMobile,
    mobile_mac: mobileDigest,
    remark: input.remark,
    cooperation_id: input.cooperationId,
    utm_source: input.utm_source,
    utm_term: input.utm_term,
    wuce: input.wuce,
  }
}

/** What is stored, under the names the form uses. */
export function detailsOf(row: EnquiryDetailsRow): EnquiryDetails {
  return {
    cooperateType: row.cooperate_type,
    companyName: row.company_name,
    isJdSeller: row.is_marketplace_seller,
    firstBizType: row.first_biz_type,
    estimateOrderCount: row.estimate_order_count,
    province: row.province,
    city: row.city,
    district: row.district,
    detailAddr: row.detail_addr,
    contactName: row.contact_name,
    contactPositionId: row.contact_position_id as PositionId | null,
    contactMobile: row.contact_mobile,
    remark: row.remark,
    cooperationId: row.cooperation_id,
    utmSource: row.utm_source,
    utmTerm: row.utm_term,
    wuce: row.wuce,
  }
}

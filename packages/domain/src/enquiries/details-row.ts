import type { EnquiryDetailsRow } from '@hongyan/db'
import { type StoredField, storedFields } from './enquiry-fields.ts'
import type { EnquiryInput } from './enquiry-input.ts'
import type { EnquiryDetails } from './enquiry-record.ts'

/** Where each field is stored. */
const columns = {
  cooperateType: 'cooperate_type',
  companyName: 'company_name',
  isJdSeller: 'is_marketplace_seller',
  firstBizType: 'first_biz_type',
  estimateOrderCount: 'estimate_order_count',
  province: 'province',
  city: 'city',
  district: 'district',
  detailAddr: 'detail_addr',
  contactName: 'contact_name',
  contactPositionId: 'contact_position_id',
  contactMobile: 'contact_mobile',
  remark: 'remark',
  cooperationId: 'cooperation_id',
  utm_source: 'utm_source',
  utm_term: 'utm_term',
  wuce: 'wuce',
} as const satisfies Readonly<Record<StoredField, keyof EnquiryDetailsRow>>

/** A row without its key and its digest. */
type Written = { [N in StoredField as (typeof columns)[N]]: EnquiryInput[N] }

/** What was written, as it is stored. */
export function detailsRow(enquiryId: string, input: EnquiryInput, mobileDigest: string): EnquiryDetailsRow {
  const written = Object.fromEntries(storedFields.map((name) => [columns[name], input[name]])) as Written
  return { enquiry_id: enquiryId, mobile_mac: mobileDigest, ...written }
}

/** What is stored, under the names the form uses. */
export function detailsOf(row: EnquiryDetailsRow): EnquiryDetails {
  return Object.fromEntries(storedFields.map((name) => [name, row[columns[name]]])) as EnquiryDetails
}

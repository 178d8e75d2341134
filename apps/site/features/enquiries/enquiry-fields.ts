import { hasAreaTree } from '@hongyan/domain/addresses/area-form'
import type { EnquiryFieldName } from '@hongyan/domain/enquiries/enquiry-fields'
import { rootId, withOurNames } from '@hongyan/locales'
import { z } from 'zod'

/**
 * The fields of an enquiry as a call describes them. Their rules are those of the form and live with the form; here
 * anything passes, so that a wrong field is answered with the form's own sentence.
 */
const field = (about: string) => z.unknown().optional().describe(about)

/** Only addresses of China are chosen level by level. */
const areaFields = hasAreaTree
  ? {
      province: field('From `/cooperation/queryAddressList`.'),
      city: field('From the same.'),
      district: field('From the same; empty where a city has none.'),
    }
  : {
      province: field('Left out.'),
      city: field('Left out.'),
      district: field(`${withOurNames('{our.area.code}', rootId)}.`),
    }

export const enquiryFields = {
  cooperateType: field('A value of `/cooperation/queryCooperationList`.'),
  companyName: field('Full name of the company.'),
  isJdSeller: field('Merchant on the marketplace: 1 yes, 0 no.'),
  firstBizType: field('Code of the main category, 1 to 22 without 8.'),
  estimateOrderCount: field('Estimated order volume, a whole number from 0.'),
  ...areaFields,
  detailAddr: field('Detailed address.'),
  contactName: field('Contact name.'),
  contactPositionId: field('1 company staff, 2 department manager, 3 company decision maker.'),
  contactMobile: field('11 digits that begin with 13 to 19.'),
  remark: field('Optional.'),
  verifyCode: field('The six digits of `/cooperation/getVerifyCode`, as text.'),
  sessionId: field('From `/ecology/getSession`.'),
  cooperationId: field('Passed on from the address of the page.'),
  utm_source: field('The same.'),
  utm_term: field('The same.'),
  wuce: field('The same.'),
  captcha: field('A solution of `/v1/captcha` for `enquiry`.'),
  consentVersion: field('Version of the privacy text that was agreed to; the present one when absent.'),
  form: field(
    '`dialog` asks less than `page`, which is the default; `message` is a question to customer service.',
  ),
  website: field('Stays empty: nobody sees it.'),
} as const satisfies Readonly<Record<EnquiryFieldName, z.ZodType>> & Readonly<Record<string, z.ZodType>>

export type EnquiryFields = Readonly<Partial<Record<keyof typeof enquiryFields, unknown>>>

/** What a person gets for an enquiry. */
export const receiptView = z.object({
  enquiryNo: z.string(),
  token: z.string().describe('Opens the private page of this inquiry; nobody else may have it.'),
  receivedAt: z.iso.datetime({ offset: true }),
})

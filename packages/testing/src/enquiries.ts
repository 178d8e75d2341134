import type { CodePurpose } from '@hongyan/domain/codes/code-settings'
import { sendCode } from '@hongyan/domain/codes/send-code'
import type { EnquiryReceipt } from '@hongyan/domain/enquiries/enquiry-receipt'
import { type SubmitEnquiryInput, submitEnquiry } from '@hongyan/domain/enquiries/submit-enquiry'
import type { Ctx } from '@hongyan/kernel/context'
import { recordingSms } from './integrations/recording-sms.ts'

let made = 0

/** A mobile number nobody in these tests has had before. */
export function nextMobile(): string {
  made += 1
  return `139${String(10_000_000 + made)}`
}

/** A complete form as a page sends it. */
export function anEnquiryForm(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    cooperateType: 'warehousing',
    companyName: '样例商贸有限公司',
    isJdSeller: 0,
    firstBizType: '7',
    estimateOrderCount: 1200,
    province: '湖北省',
    city: '武汉市',
    district: '江夏区',
    detailAddr: '样例路 1 号',
    contactName: '欧阳样例',
    contactPositionId: 2,
    contactMobile: '13900000000',
    remark: '想了解仓配一体。',
    verifyCode: '000000',
    ...changes,
  }
}

/** What `submitEnquiry` asks for, around a form. */
export function aSubmission(
  values: Readonly<Record<string, unknown>>,
  changes: Partial<SubmitEnquiryInput> = {},
): SubmitEnquiryInput {
  made += 1
  return {
    values,
    form: 'page',
    locale: 'zh-CN',
    idempotencyKey: `test-key-${made}`,
    tokens: [],
    trap: '',
    filledInMs: 60_000,
    ...changes,
  }
}

/** Asks for a code as a visitor of its own and returns its digits. */
export async function aCodeFor(ctx: Ctx, mobile: string, purpose: CodePurpose = 'enquiry') {
  made += 1
  const address = `10.${(made >> 8) & 255}.${made & 255}.1`
  const sms = recordingSms()
  await sendCode(
    { ...ctx, actor: { kind: 'visitor', sessionId: `visit-${made}`, address } },
    { sms, mobile, purpose, locale: 'zh-CN', captcha: null, onAlarm: () => {} },
  )
  return sms.codeFor(mobile)
}

/** An enquiry that has been taken in, by way of a real code. */
export async function aStoredEnquiry(
  ctx: Ctx,
  values: Readonly<Record<string, unknown>> = {},
  changes: Partial<SubmitEnquiryInput> = {},
): Promise<EnquiryReceipt & { readonly mobile: string }> {
  const mobile = nextMobile()
  const verifyCode = await aCodeFor(ctx, mobile)
  const form = anEnquiryForm({ contactMobile: mobile, verifyCode, ...values })
  return { ...(await submitEnquiry(ctx, aSubmission(form, changes))), mobile }
}

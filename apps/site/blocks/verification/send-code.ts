import { call } from '../../client/call.ts'
import { getVerifyCodeAction } from '../../features/enquiries/actions.ts'
import { getPaperCodeAction } from '../../features/white-papers/actions.ts'

/** What a code is for: one for an enquiry opens nothing else. */
export type CodePurpose = 'enquiry' | 'correction' | 'order' | 'white-paper'

/** Sends a code by text message; brings the seconds until another may be asked for. */
export async function sendCode(phoneNum: string, purpose: CodePurpose, captcha: string | null) {
  const fields = {
    operation: 'getSmsVerifyCode',
    phoneNum,
    type: 0,
    clientIp: '',
    ...(captcha === null ? {} : { captcha }),
  } as const
  const asForm = { saysWhy: true }
  return purpose === 'white-paper'
    ? call(getPaperCodeAction, { body: [fields] }, asForm)
    : call(getVerifyCodeAction, { body: [{ ...fields, purpose }] }, asForm)
}

import { call } from '../../../client/call.ts'
import { codeFields, type SendCode } from '../../captcha/widgets/verification/send-code.ts'
import { getVerifyCodeAction } from '../actions.ts'

/** Sends codes for a form of enquiries or orders. */
export function sendCodeFor(purpose: 'enquiry' | 'correction' | 'order'): SendCode {
  return (phoneNum, captcha) =>
    call(getVerifyCodeAction, { body: [{ ...codeFields(phoneNum, captcha), purpose }] }, { saysWhy: true })
}

import type { Refused, Unreachable } from '../../../../client/call.ts'

/** Asks for a code by text message; brings the seconds until another may be asked for. */
export type SendCode = (
  phoneNum: string,
  captcha: string | null,
) => Promise<
  | { readonly kind: 'ok'; readonly answer: { readonly content: { readonly waitTime: number } } }
  | Refused
  | Unreachable
>

/** What every call that sends a code is given. */
export function codeFields(phoneNum: string, captcha: string | null) {
  return {
    operation: 'getSmsVerifyCode',
    phoneNum,
    type: 0,
    clientIp: '',
    ...(captcha === null ? {} : { captcha }),
  } as const
}

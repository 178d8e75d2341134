import { mobilePattern } from '@hongyan/domain/codes/mobile-rules'
import { useState } from 'react'
import type { Refused, Unreachable } from '../../../../client/call.ts'
import { shared } from '../../../../shell/client/state.ts'
import { showToast } from '../../../../shell/client/toast.ts'
import type { SendCode } from './send-code.ts'
import { useCountdown } from './use-countdown.ts'
import type { VerificationWords } from './words.ts'

/** How long a narrow screen shows why no code came, ms. */
const toastMs = 1500

export type SmsCode = {
  readonly sending: boolean
  /** Seconds until another may be asked for; 0 when one may be. */
  readonly left: number
  /** What the last request came to; `toast` where a narrow screen has shown it already. */
  readonly message: {
    readonly kind: 'sent' | 'failed'
    readonly text: string
    readonly toast: boolean
  } | null
  readonly request: (mobile: string) => Promise<void>
}

/**
 * Codes by text message for one purpose. A number that is none goes to `onBadNumber` and nowhere else; from the
 * second code of a visit on the server wants the captcha, which `askCaptcha` brings.
 */
export function useSmsCode(parts: {
  /** A code for one purpose opens nothing else. */
  readonly purpose: string
  readonly sendCode: SendCode
  readonly words: Pick<VerificationWords, 'outcomes' | 'code'>
  readonly askCaptcha: (purpose: 'code') => Promise<string | null>
  readonly onBadNumber: () => void
}): SmsCode {
  const { purpose, sendCode, words, askCaptcha, onBadNumber } = parts
  const { left, start } = useCountdown(`hongyan.code.${purpose}`)
  const [sending, setSending] = useState(false)
  const [message, setMessage] = useState<SmsCode['message']>(null)

  const fail = (text: string) => {
    const toast = shared.get().isMobile
    if (toast) showToast(text, toastMs)
    setMessage({ kind: 'failed', text, toast })
  }

  const send = async (mobile: string) => {
    const first = await sendCode(mobile, null)
    if (first.kind !== 'refused' || !wantsCaptcha(first)) return first
    const captcha = await askCaptcha('code')
    return captcha === null ? null : sendCode(mobile, captcha)
  }

  const request = async (mobile: string) => {
    if (sending || left > 0) return
    setMessage(null)
    if (!mobilePattern.test(mobile)) return onBadNumber()
    setSending(true)
    const reply = await send(mobile)
    setSending(false)
    if (reply === null) return
    if (reply.kind === 'ok') {
      start(reply.answer.content.waitTime)
      setMessage({ kind: 'sent', text: words.code.sent, toast: false })
    } else if (reply.kind === 'refused' && reply.fields.some(({ path }) => path === 'phoneNum')) onBadNumber()
    else if (reply.kind === 'refused' && reply.refusal === 'code-unsure') {
      // It stays: what it says is still of use when a toast has gone.
      setMessage({ kind: 'failed', text: words.outcomes.codeUnsure, toast: false })
    } else fail(isFrequent(reply) ? words.outcomes.tooFrequent : words.outcomes.codeFailed)
  }

  return { sending, left, message, request }
}

function wantsCaptcha({ refusal }: Refused): boolean {
  return refusal === 'captcha-needed' || refusal === 'captcha-failed'
}

/** The server's word for "too often" is the same in every language. */
function isFrequent(reply: Refused | Unreachable): boolean {
  return reply.kind === 'refused' && reply.errorMsg.includes('频繁')
}

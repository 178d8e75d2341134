import { useState } from 'react'
import { call, type Refused } from '../../../../client/call.ts'
import { useCountdown } from '../../../captcha/widgets/verification/use-countdown.ts'
import type { SmsCode } from '../../../captcha/widgets/verification/use-sms-code.ts'
import { getSessionIdAction, sendCaptchaAction } from '../../unlocking/actions.ts'
import type { TrackingWords } from '../words.ts'
import { patienceMs } from './lookup.ts'

const asking = { timeoutMs: patienceMs, saysWhy: true } as const

/**
 * Codes by text message to whoever receives a shipment: nobody types the number, which stands on file. From the second
 * code of a visit on the server wants the captcha, which `askCaptcha` brings.
 */
export function useShipmentCode(
  waybillNo: string,
  { byCode, verification }: Pick<TrackingWords, 'byCode' | 'verification'>,
  askCaptcha: (purpose: 'code') => Promise<string | null>,
): SmsCode {
  const { left, start } = useCountdown(`hongyan.code.${waybillNo}`)
  const [sending, setSending] = useState(false)
  const [message, setMessage] = useState<SmsCode['message']>(null)
  const { code, outcomes } = verification

  const failed = ({ refusal }: Pick<Refused, 'refusal'>): string => {
    if (refusal === 'no-mobile') return byCode.noMobile
    if (refusal === 'code-unsure') return outcomes.codeUnsure
    return refusal === 'too-frequent' ? outcomes.tooFrequent : outcomes.codeFailed
  }
  const request = async () => {
    if (sending || left > 0) return
    setMessage(null)
    setSending(true)
    let reply = await send(waybillNo, null)
    if (
      reply.kind === 'refused' &&
      (reply.refusal === 'captcha-needed' || reply.refusal === 'captcha-failed')
    ) {
      const captcha = await askCaptcha('code')
      if (captcha === null) return setSending(false)
      reply = await send(waybillNo, captcha)
    }
    setSending(false)
    if (reply.kind === 'ok') {
      start(reply.answer.data.waitTime)
      return setMessage({ kind: 'sent', text: code.sent, toast: false })
    }
    const text = reply.kind === 'refused' ? failed(reply) : outcomes.codeFailed
    setMessage({ kind: 'failed', text, toast: false })
  }
  return { sending, left, message, request }
}

/** A session id is used up by each try. */
async function send(waybillCode: string, captcha: string | null) {
  const session = await call(getSessionIdAction, { body: {} }, asking)
  if (session.kind !== 'ok') return session
  const { sessionId } = session.answer.data
  return call(
    sendCaptchaAction,
    { query: { waybillCode, sessionId, ...(captcha === null ? {} : { captcha }) } },
    asking,
  )
}

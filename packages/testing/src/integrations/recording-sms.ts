import type { SmsGateway, SmsOutcome } from '@hongyan/domain/codes/sms-gateway'

type Sent = Parameters<SmsGateway['send']>[0]

/** A gateway that sends nothing and remembers everything; `answer` decides what it says. */
export type RecordingSms = SmsGateway & {
  readonly sent: Sent[]
  /** Digits of the newest code to a number; empty when there is none. */
  codeFor(mobile: string): string
}

/** Makes the stand-in for a provider of text messages. */
export function recordingSms(answer: (message: Sent) => SmsOutcome = () => ({ kind: 'sent' })): RecordingSms {
  const sent: Sent[] = []
  return {
    sent,
    async send(message) {
      sent.push(message)
      return answer(message)
    },
    codeFor(mobile) {
      const last = sent.findLast(({ to, text }) => to === mobile && text.kind === 'code')
      return last?.text.kind === 'code' ? last.text.code : ''
    },
  }
}

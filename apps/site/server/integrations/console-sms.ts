import type { SmsGateway } from '@hongyan/domain/codes/sms-gateway'
import { smsWords } from './sms-words.ts'

/** For development: prints text messages instead of sending them. Never the gateway of a public site. */
export function consoleSms(print: (line: string) => void): SmsGateway {
  return {
    async send({ to, locale, text }) {
      print(`text message to ${to}: ${smsWords(locale, text)}`)
      return { kind: 'sent' }
    },
  }
}

/** Where no gateway is set up: says so, and nothing is counted against the visitor. */
export const noSms: SmsGateway = {
  send: async () => ({ kind: 'refused', problem: 'no gateway is set up' }),
}

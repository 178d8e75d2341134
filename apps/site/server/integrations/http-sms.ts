import type { SmsGateway } from '@hongyan/domain/codes/sms-gateway'
import { type IntegrationParts, postSigned, type SignedEndpoint } from './post-signed.ts'
import { smsWords } from './sms-words.ts'

/** A gateway of one's own behind signed HTTP: `{ id, to, text }`, answered 2xx when it will be sent. */
export function httpSms(endpoint: SignedEndpoint, parts: IntegrationParts): SmsGateway {
  return {
    async send({ id, to, locale, text }) {
      const submitted = await postSigned(endpoint, id, { id, to, text: smsWords(locale, text) }, parts)
      if (submitted.kind === 'unreachable') return { kind: 'unknown', problem: submitted.problem }
      if (submitted.status >= 200 && submitted.status < 300) return { kind: 'sent' }
      const problem = `HTTP ${submitted.status}`
      return submitted.status >= 500 ? { kind: 'unknown', problem } : { kind: 'refused', problem }
    },
  }
}

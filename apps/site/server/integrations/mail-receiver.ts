import type { EnquiryMessage } from '@hongyan/domain/enquiries/enquiry-message'
import type { OutboxPort, SendOutcome } from '@hongyan/domain/outbox/outbox-port'
import type { LocaleId } from '@hongyan/locales'
import { smtpServer } from './mail-server.ts'
import { mailWords } from './mail-words.ts'
import { presentMessage } from './present-message.ts'

/** A mailbox of the company, and the server that takes mail for it. */
type Mailbox = {
  /** `smtps://user:password@host:465`, or `smtp://…` for a server that offers STARTTLS. */
  readonly url: string
  readonly from: string
  readonly to: string
  readonly locale: LocaleId
}

/** Tells a mailbox of the company, within `wholeMs` or not at all. */
export function mailReceiver({ url, from, to, locale }: Mailbox, wholeMs?: number): OutboxPort {
  const server = smtpServer({ url, from }, wholeMs)
  return {
    send(message: EnquiryMessage): Promise<SendOutcome> {
      return server.send({ id: message.id, to, ...mailWords(locale, presentMessage(message)) })
    },
  }
}

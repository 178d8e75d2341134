import { Socket } from 'node:net'
import type { EnquiryMessage, OutboxPort, SendOutcome } from '@hongyan/domain'
import type { LocaleId } from '@hongyan/locales'
import { mailWords } from './mail-words.ts'
import { presentMessage } from './present-message.ts'

/** A mailbox of the company, and the server that takes mail for it. */
export type Mailbox = {
  /** `smtps://user:password@host:465`, or `smtp://…` for a server that offers STARTTLS. */
  readonly url: string
  readonly from: string
  readonly to: string
  readonly locale: LocaleId
}

/** Longest silence of the server, and longest time for a whole message: a claim on a message holds longer. */
const silenceMs = 10_000
const longestMs = 25_000

/** Longest single answer of a server, in bytes. */
const longestAnswer = 65_536

/**
 * Tells a mailbox, within `wholeMs` or not at all. A message sent twice has the same id, by which mail programs
 * know it again.
 */
export function mailReceiver({ url, from, to, locale }: Mailbox, wholeMs = longestMs): OutboxPort {
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')
  return {
    async send(message: EnquiryMessage): Promise<SendOutcome> {
      const { createTransport } = await import('nodemailer')
      const { subject, text } = mailWords(locale, presentMessage(message))
      // Given a socket, so that a server that answers a byte now and then is left when the time is over.
      const socket = new Socket()
      const transport = createTransport({
        url,
        socket,
        dnsTimeout: silenceMs,
        connectionTimeout: silenceMs,
        greetingTimeout: silenceMs,
        socketTimeout: silenceMs,
        maxResponseSize: longestAnswer,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const over = setTimeout(() => socket.destroy(), wholeMs)
      try {
        await transport.sendMail({ from, to, subject, text, messageId: `<${message.id}@${host}>` })
        return { kind: 'delivered' }
      } catch (error) {
        return outcomeOf(error)
      } finally {
        clearTimeout(over)
      }
    },
  }
}

/** Only the code is kept of a failure: a server's own words may repeat what was sent. */
function outcomeOf(error: unknown): SendOutcome {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
  const problem = `SMTP ${responseCode ?? code ?? 'failure'}`
  // A wrong password is a mistake of configuration: what waits must survive until it is mended.
  const said = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return said ? { kind: 'refused', problem } : { kind: 'later', problem }
}

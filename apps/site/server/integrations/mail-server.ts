import { Socket } from 'node:net'
import type { SendOutcome } from '@hongyan/domain/outbox/outbox-port'
import { plainText } from '../http/without-marks.ts'

/** A mail in plain text. With the same `id` it is the same mail, by which mail programs know it again. */
export type Mail = {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

export type MailServer = { send(mail: Mail): Promise<SendOutcome> }

/** Longest silence of the server, and longest time for a whole message: a claim on a message holds longer. */
const silenceMs = 10_000
const longestMs = 25_000

/** Longest single answer of a server, in bytes. */
const longestAnswer = 65_536

/** Hands mails to a server, each within `wholeMs` or not at all. */
export function smtpServer(
  { url, from }: { readonly url: string; readonly from: string },
  wholeMs = longestMs,
): MailServer {
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')
  return {
    async send({ id, to, subject: named, text: written, headers = {} }) {
      const [subject, text] = [plainText(named), plainText(written)]
      const { createTransport } = await import('nodemailer')
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
        await transport.sendMail({ from, to, subject, text, headers, messageId: `<${id}@${host}>` })
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
  const isRefused = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return isRefused ? { kind: 'refused', problem } : { kind: 'later', problem }
}

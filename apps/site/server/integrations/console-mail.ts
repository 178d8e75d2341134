import type { MailServer } from './mail-server.ts'

/** For development: prints mails instead of sending them. Never the mail server of a public site. */
export function consoleMail(print: (line: string) => void): MailServer {
  return {
    async send({ to, subject, text }) {
      print(`mail to ${to}: ${subject}\n${text}`)
      return { kind: 'delivered' }
    },
  }
}

import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes every mail and keeps it for the tests to read. */
export type Mailbox = {
  /** Settings of a site that sends through it. */
  readonly settings: Readonly<Record<'MAIL_URL' | 'MAIL_FROM' | 'MAIL_TO', string>>
  /** What has arrived for an address, oldest first. */
  readonly mailsTo: (address: string) => readonly Email[]
  readonly stop: () => Promise<void>
}

/** Starts the server on a free port. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: Email[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mails.push(mail)
          done()
        }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    settings: {
      MAIL_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'site@hongyan.example',
      MAIL_TO: 'leads@hongyan.example',
    },
    mailsTo: (address) => mails.filter(({ to }) => to?.some((one) => one.address === address)),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

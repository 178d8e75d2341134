import { companyMessages } from '@hongyan/content/messages'
import type { InvitationMessage } from '@hongyan/domain/companies/invitation-message'
import type { OutboxPort, OutboxPorts } from '@hongyan/domain/outbox/outbox-port'
import { fill, formatMoment, homeZone } from '@hongyan/locales'
import { paths } from '../../paths.ts'
import type { MailServer } from './mail-server.ts'
import { mailSignature } from './mail-signature.ts'

/** Those who are invited into a company, where this site sends mails. `origin` is the site's, for links. */
export function invitationPorts(mail: MailServer | null, origin: string): OutboxPorts {
  if (mail === null) return {}
  const port: OutboxPort = {
    send: (message: InvitationMessage) =>
      mail.send({
        id: message.id,
        to: message.to.address,
        ...invitationWords(message, origin),
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
  }
  return { 'invitation-mail': port }
}

/** The mail that invites somebody, in the language of whoever invites: nothing else is known of who reads it. */
export function invitationWords(
  { to, company, role, token, until }: InvitationMessage,
  origin: string,
): { readonly subject: string; readonly text: string } {
  const { locale } = to
  const { mailed, asRole, mayDo } = companyMessages(locale)
  const filled = {
    company,
    role: asRole[role],
    meaning: mayDo[role],
    until: formatMoment(locale, until, homeZone),
    link: new URL(paths.companyInvitation(locale, token), origin).href,
  }
  return {
    subject: fill(mailed.subject, filled),
    text: `${fill(mailed.text, filled)}\n\n${mailSignature(locale, origin)}`,
  }
}

import type { OutboxPort, OutboxPorts } from '@hongyan/domain/outbox/outbox-port'
import type { StaffLinkMessage } from '@hongyan/domain/staff/staff-link-message'
import { formatMoment, homeZone, localeIds, readsSource, withOurNames } from '@hongyan/locales'
import type { MailServer } from './mail-server.ts'

/** Staff who are to begin at the desk, where this site sends mails. `origin` is the desk's, for links. */
export function staffLinkPorts(mail: MailServer | null, origin: string): OutboxPorts {
  if (mail === null) return {}
  const port: OutboxPort = {
    send: (message: StaffLinkMessage) =>
      mail.send({
        id: message.id,
        to: message.to.address,
        ...staffLinkWords(message, origin),
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
  }
  return { 'staff-link-mail': port }
}

const desk = {
  zh: withOurNames('{our.short}工作台', 'zh-CN'),
  en: withOurNames('{our.short} Desk', 'en-US'),
}

/** A company whose site nobody reads in Chinese has nobody who reads such a mail in it. */
const isInChinese = localeIds.some(readsSource)

/** The mail, in both languages of the desk: nobody knows yet which its reader speaks. */
function staffLinkWords(
  { token, until }: Pick<StaffLinkMessage, 'token' | 'until'>,
  origin: string,
): { readonly subject: string; readonly text: string } {
  const link = new URL(`/sign-in/link#${token}`, origin).href
  const chinese = [
    '您好：',
    '',
    `管理员请您使用${desk.zh}。打开下面的链接，设置登录用的通行密钥：`,
    link,
    `链接只能用一次，${formatMoment('zh-CN', until, homeZone)} 前有效。不是您本人的话，不用理会，也请不要转发。`,
    '',
    '—',
    '',
  ]
  return {
    subject: [
      ...(isInChinese ? [`${desk.zh}：设置您的通行密钥`] : []),
      `${desk.en}: set up your passkey`,
    ].join(' · '),
    text: [
      ...(isInChinese ? chinese : []),
      'Hello,',
      '',
      `An administrator has asked you to work at ${desk.en}. Please open this link and set up the passkey you sign in with:`,
      link,
      `It works once, until ${formatMoment('en-US', until, homeZone)}. If this was not meant for you, ignore it, and do not pass it on.`,
      '',
    ].join('\n'),
  }
}

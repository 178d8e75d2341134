import type { InvitationMessage } from '@hongyan/domain/companies/invitation-message'
import { localeIds } from '@hongyan/locales'
import { expect, it } from 'vitest'
import { invitationPorts, invitationWords } from './invitation-mail.ts'
import type { Mail } from './mail-server.ts'

const origin = 'https://www.hongyan.example'
const message: InvitationMessage = {
  id: '0197a000-0000-7000-8000-000000000001',
  topic: 'invitation',
  kind: 'invited',
  number: '0197a000-0000-7000-8000-000000000002',
  revision: 1,
  to: { address: 'colleague@people.example', locale: 'zh-CN' },
  company: '样例茶行 {role}',
  role: 'member',
  token: 'abc.def',
  until: Date.parse('2026-11-30T15:00:00+08:00'),
}

it.each(localeIds)('says in %s who invites to what, until when, and where', (locale) => {
  const { subject, text } = invitationWords({ ...message, to: { ...message.to, locale } }, origin)
  expect(subject).toContain('样例茶行')
  expect(text).toContain('样例茶行 {role}')
  expect(text).toContain('/my/company/invitation?token=abc.def')
  expect(text).toMatch(/11|Nov/)
  expect(`${subject}\n${text}`.replaceAll('{role}', '')).not.toMatch(/[{}]|undefined/)
  expect(text).toMatch(
    /\n-- \n(?:鸿雁物流|鴻雁物流|Hongyan Logistics)\n.*(?:950616|3100.0616)\nhttps:\/\/www\.hongyan\.example$/,
  )
  expect(text).not.toContain('colleague@')
})

it('is sent to the mailbox alone, and not at all by a site without mails', async () => {
  const sent: Mail[] = []
  const mail = {
    send: async (one: Mail) => {
      sent.push(one)
      return { kind: 'delivered' } as const
    },
  }
  await invitationPorts(mail, origin)['invitation-mail']?.send(message)
  expect(sent).toMatchObject([{ id: message.id, to: 'colleague@people.example' }])
  expect(invitationPorts(null, origin)).toEqual({})
})

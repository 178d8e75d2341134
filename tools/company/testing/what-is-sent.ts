import { exampleLane } from '@hongyan/domain/addresses/area-form'
import type { SubscriptionMessage } from '@hongyan/domain/subscriptions/subscription-message'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { anOrderRecord } from '@hongyan/testing'
import { presentLabels } from '../../../apps/site/features/orders/labels/present-label.ts'
import { writeLabels } from '../../../apps/site/features/orders/labels/write-labels.ts'
import { plainText } from '../../../apps/site/server/http/without-marks.ts'
import { invitationWords } from '../../../apps/site/server/integrations/invitation-mail.ts'
import type { Mail } from '../../../apps/site/server/integrations/mail-server.ts'
import { mailWords } from '../../../apps/site/server/integrations/mail-words.ts'
import { presentMessage } from '../../../apps/site/server/integrations/present-message.ts'
import { sampleMessage } from '../../../apps/site/server/integrations/sample-message.ts'
import { smsWords } from '../../../apps/site/server/integrations/sms-words.ts'
import { staffLinkPorts } from '../../../apps/site/server/integrations/staff-link-mail.ts'
import { subscriberWords } from '../../../apps/site/server/integrations/subscriber-words.ts'

// Writes a mail and a text message of each kind in every language, and the label of a parcel with a number, as the
// sources around this file have them: `node what-is-sent.ts NUMBER`. Started by a test in the site of another company.
const [waybillNo = ''] = process.argv.slice(2)
const origin = 'https://www.company.example'
const at = Date.parse('2026-11-24T10:00:00Z')
const sent = { id: '0197a000-0000-7000-8000-000000000001', number: 'one', revision: 1 } as const

function mailsIn(locale: LocaleId): readonly unknown[] {
  const to = { channel: 'mail', address: 'lan@people.example', locale } as const
  const shipment = { waybillNo, status: 'delivered', since: at, holdReason: null } as const
  const following = { ...sent, topic: 'subscription', to } as const
  const confirm: SubscriptionMessage = {
    ...{ ...following, kind: 'confirm', waybillNo },
    ...{ confirm: 'token', until: at, stop: 'token' },
  }
  const changes: SubscriptionMessage = {
    ...{ ...following, kind: 'changes', stopAll: 'token' },
    shipments: [{ ...shipment, destinationCity: 'NLAMS', stop: 'token' }],
  }
  const invited = {
    ...sent,
    topic: 'invitation',
    kind: 'invited',
    to: { address: to.address, locale },
  } as const
  return [
    subscriberWords(confirm, origin),
    subscriberWords(changes, origin),
    invitationWords({ ...invited, company: 'A shop', role: 'member', token: 'token', until: at }, origin),
    mailWords(locale, presentMessage(sampleMessage)),
    smsWords(locale, { kind: 'code', code: '123456', minutes: 5 }),
    smsWords(locale, { kind: 'receipt', number: 'one' }),
    smsWords(locale, { kind: 'order', number: 'one', link: origin }),
    smsWords(locale, { kind: 'status', number: waybillNo, status: 'delivered', others: 0, stop: origin }),
  ]
}

const staff: Mail[] = []
const server = {
  send: async (mail: Mail) => {
    staff.push(mail)
    return { kind: 'delivered' } as const
  },
}
const link = { id: 'one', to: { address: 'lan@people.example' }, token: 'token', until: new Date(at) }
await staffLinkPorts(server, origin)['staff-link-mail']?.send(link as never)
const [from, to] = exampleLane
const { sender, recipient } = anOrderRecord()
const order = anOrderRecord({
  sender: { ...sender, division: from, detail: 'Torstr. 12' },
  recipient: { ...recipient, division: to, detail: 'Musterweg 12 b' },
  cashOnDelivery: 123_405,
  waybills: [{ number: waybillNo, pieces: 2, status: 'registered', since: at }],
})
const labels = presentLabels(order, origin)
const label = await writeLabels(labels, '100x150', at)
// As the mail server sends them.
const mails = JSON.parse(plainText(JSON.stringify([staff, ...localeIds.map(mailsIn)])))
process.stdout.write(JSON.stringify({ mails, labels, label: label.toString('base64') }))

import { type EventMapping, noMapping } from '@hongyan/domain/tracking/event-mapping'
import type { DomainSettings } from '@hongyan/kernel/context'
import { type Config, staffSignIn } from './config.ts'
import { channelsFrom } from './integrations/integrations-of-config.ts'
import type { Secrets } from './operations/secrets.ts'

/** Waits between attempts at a webhook, in their order. */
const webhookRetries = [
  'webhook.retry1',
  'webhook.retry2',
  'webhook.retry3',
  'webhook.retry4',
  'webhook.retry5',
  'webhook.retry6',
  'webhook.retry7',
] as const

/** The domain's share of the settings, the limits table, the secrets and the company's own words. */
export function domainSettings(
  config: Config,
  secrets: Secrets,
  mapping: EventMapping = noMapping,
): DomainSettings {
  const limits = config.LIMITS
  return {
    linkKey: secrets.linkKey,
    tailKey: secrets.tailKey,
    clockSkewMs: limits['clock.skew'] * 1000,
    accounts: {
      idleMs: limits['account.idle'] * 1000,
      lifeMs: limits['account.life'] * 1000,
      signInMs: limits['sign-in.life'] * 1000,
    },
    staff: {
      idleMs: limits['staff.idle'] * 1000,
      lifeMs: limits['staff.life'] * 1000,
      ...staffSignIn(config),
      challengeMs: limits['passkey.life'] * 1000,
      linkMs: limits['staff.linkHours'] * 3_600_000,
      mails: channelsFrom(config).includes('mail'),
    },
    codes: {
      lifeMs: limits['code.life'] * 1000,
      tries: limits['code.tries'],
      waitMs: limits['code.wait'] * 1000,
      perNumberHour: limits['code.numberHour'],
      perNumberDay: limits['code.numberDay'],
      perSessionHour: limits['code.sessionHour'],
      perAddressHour: limits['code.addressHour'],
      perNetworkHour: limits['code.networkHour'],
      everybodyDay: limits['code.everybodyDay'],
      alarmHour: limits['code.alarmHour'],
      freePerAddressHour: limits['code.freeAddressHour'],
      wrongPerNumberDay: limits['code.wrongNumberDay'],
      wrongPerAddressHour: limits['code.wrongAddressHour'],
    },
    enquiries: {
      // The desk's messages wait for it, wherever it is; the others are there once they are set up.
      targets: [
        'desk',
        'receipt',
        ...(config.WEBHOOK_URL === undefined ? [] : (['webhook'] as const)),
        ...(config.MAIL_URL === undefined ? [] : (['mail'] as const)),
      ],
      consentVersion: config.PRIVACY_VERSION,
      linkMs: limits['enquiry.linkDays'] * 86_400_000,
    },
    papers: {
      linkMs: limits['paper.link'] * 1000,
      passMs: limits['paper.passDays'] * 86_400_000,
    },
    addressBook: {
      mostAddresses: limits['book.addresses'],
      undoMs: limits['book.undo'] * 1000,
    },
    orders: {
      targets: ['intake'],
      termsVersion: config.TERMS_VERSION,
      changes: (['placed', 'accepted'] as const).flatMap((state) => [
        { change: 'pickup', state, minutesBefore: limits['order.changePickup'] },
        { change: 'recipient', state, minutesBefore: limits['order.changeRecipient'] },
        // What nobody has taken on can be cancelled whenever its customer likes.
        { change: 'cancel', state, minutesBefore: state === 'placed' ? null : limits['order.cancel'] },
      ]),
      windowMinutes: limits['order.window'],
      leadMinutes: limits['order.lead'],
      pickupDays: limits['order.days'],
      linkMs: limits['order.linkDays'] * 86_400_000,
      drafts: limits['order.drafts'],
      listDrafts: limits['order.listDrafts'],
      rowsPerImport: limits['order.rows'],
      pieces: limits['order.pieces'],
      labelsPerFile: limits['order.labels'],
    },
    subscriptions: {
      channels: channelsFrom(config),
      gatherMs: limits['subscription.gather'] * 1000,
      confirmMs: limits['subscription.confirm'] * 3_600_000,
      perSubscriber: limits['subscription.shipments'],
      perShipment: limits['subscription.readers'],
      confirmsPerHour: limits['subscription.mailHour'],
      confirmsPerDay: limits['subscription.mailDay'],
      perAddressHour: limits['subscription.addressHour'],
      textsPerDay: limits['subscription.textsDay'],
    },
    merchants: {
      keys: limits['key.perAccount'],
      webhooks: limits['webhook.perAccount'],
      keyOverlapMs: limits['key.overlap'] * 3_600_000,
      secretOverlapMs: limits['webhook.overlap'] * 3_600_000,
      retryMs: webhookRetries.map((name) => limits[name] * 1000),
    },
    companies: {
      mails: channelsFrom(config).includes('mail'),
      inviteMs: limits['company.inviteDays'] * 86_400_000,
      people: limits['company.people'],
      invitesPerDay: limits['company.invitesDay'],
    },
    tracking: {
      unlockTries: limits['unlock.tries'],
      unlockLockMs: limits['unlock.lock'] * 1000,
      proofLinkMs: limits['proof.life'] * 1000,
      unlockMs: limits['unlock.life'] * 1000,
      numbersPerQuery: limits['numbers.perQuery'],
      eventsPerBatch: limits['events.perBatch'],
      eventsWaiting: limits['events.waiting'],
      mapping,
    },
  }
}

import type { Db } from '@hongyan/db'
import { registry } from '@hongyan/domain/registry'
import { noMapping } from '@hongyan/domain/tracking/event-mapping'
import type { Actor, Ctx, DomainSettings } from '@hongyan/kernel/context'
import { journeyStart } from './shipments.ts'

/** The limits of the product as the limits table ships them. */
export const testSettings: DomainSettings = {
  linkKey: new Uint8Array(32).fill(1),
  tailKey: new Uint8Array(32).fill(2),
  clockSkewMs: 30_000,
  accounts: { idleMs: 1_800_000, lifeMs: 43_200_000, signInMs: 600_000 },
  staff: {
    idleMs: 3_600_000,
    lifeMs: 36_000_000,
    passkeys: true,
    provider: true,
    challengeMs: 300_000,
    linkMs: 48 * 3_600_000,
    mails: true,
  },
  codes: {
    lifeMs: 300_000,
    tries: 5,
    waitMs: 60_000,
    perNumberHour: 5,
    perNumberDay: 10,
    perSessionHour: 3,
    perAddressHour: 10,
    perNetworkHour: 60,
    everybodyDay: 2_000,
    alarmHour: 500,
    freePerAddressHour: 2,
    wrongPerNumberDay: 10,
    wrongPerAddressHour: 60,
  },
  enquiries: {
    targets: ['desk', 'webhook', 'mail', 'receipt'],
    consentVersion: '2026-11',
    linkMs: 180 * 86_400_000,
  },
  papers: { linkMs: 600_000, passMs: 30 * 86_400_000 },
  addressBook: { mostAddresses: 500, undoMs: 60_000 },
  orders: {
    targets: ['intake'],
    termsVersion: '2026-10',
    changes: [
      { change: 'pickup', state: 'placed', minutesBefore: 30 },
      { change: 'pickup', state: 'accepted', minutesBefore: 30 },
      { change: 'recipient', state: 'placed', minutesBefore: 0 },
      { change: 'recipient', state: 'accepted', minutesBefore: 0 },
      { change: 'cancel', state: 'placed', minutesBefore: null },
      { change: 'cancel', state: 'accepted', minutesBefore: 30 },
    ],
    windowMinutes: 60,
    leadMinutes: 60,
    pickupDays: 6,
    linkMs: 180 * 86_400_000,
    drafts: 20,
    listDrafts: 5,
    rowsPerImport: 200,
    pieces: 99,
    labelsPerFile: 300,
  },
  subscriptions: {
    channels: ['mail', 'sms', 'feed'],
    gatherMs: 120_000,
    confirmMs: 48 * 3_600_000,
    perSubscriber: 20,
    perShipment: 10,
    confirmsPerHour: 3,
    confirmsPerDay: 6,
    perAddressHour: 30,
    textsPerDay: 2_000,
  },
  merchants: {
    keys: 20,
    webhooks: 10,
    keyOverlapMs: 7 * 86_400_000,
    secretOverlapMs: 86_400_000,
    retryMs: [60_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 28_800_000, 28_800_000],
  },
  companies: { mails: true, inviteMs: 7 * 86_400_000, people: 50, invitesPerDay: 100 },
  tracking: {
    unlockTries: 5,
    unlockLockMs: 15 * 60_000,
    proofLinkMs: 10 * 60_000,
    unlockMs: 30 * 60_000,
    numbersPerQuery: 50,
    eventsPerBatch: 1_000,
    eventsWaiting: 200_000,
    mapping: noMapping,
  },
}

const aVisitor: Actor = { kind: 'visitor', sessionId: null, address: '192.0.2.1' }
/** Whoever is signed in to an account that there is; `anAccountHolder` makes one. */
export function aCustomer(customerId: string): Actor {
  return { kind: 'customer', customerId, sessionId: `session of ${customerId}`, address: '192.0.2.1' }
}

export const aStaff: Actor = { kind: 'staff', keyId: 'test-desk' }
export const aPartner: Actor = { kind: 'partner', keyId: 'test-tms' }

/** A context a week into the sample journey's month, a visitor's unless told otherwise. */
export function testCtx(db: Db, changes: Partial<Omit<Ctx, 'db'>> = {}): Ctx {
  return {
    actor: aVisitor,
    db,
    now: () => journeyStart + 49 * 3_600_000,
    requestId: 'test',
    registry,
    settings: testSettings,
    ...changes,
  }
}

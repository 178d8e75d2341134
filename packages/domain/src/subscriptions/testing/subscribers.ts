import type { Db } from '@hongyan/db'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import type { Ctx } from '@hongyan/kernel/context'
import {
  aJourney,
  anEvent,
  deliverNext,
  isoAt,
  journeyStart,
  nextWaybillNo,
  recordingReceivers,
  testCtx,
  testSettings,
} from '@hongyan/testing'
import { beforeEach } from 'vitest'
import { ingestEvents } from '../../tracking/ingest-events.ts'
import { confirmSubscription } from '../confirm-subscription.ts'
import { subscribe } from '../subscribe.ts'
import type { SubscriptionMessage } from '../subscription-message.ts'
import { type SubscriptionMoment, subscriptionMoments } from '../subscription-rules.ts'

export const hour = 3_600_000
const { gatherMs } = testSettings.subscriptions
let people = 0

/** A mailbox that no other call returned; all of them are masked alike. */
export function nextMail(): string {
  people += 1
  return `reader${people}@mail.example`
}

/** Shipments, a clock, and people who follow them. */
export function subscribersOf(database: () => Db) {
  const clock = { now: 0 }
  const ctx = (changes: Partial<Ctx> = {}): Ctx =>
    testCtx(database(), {
      now: () => clock.now,
      actor: { kind: 'visitor', sessionId: null, address: `visitor ${people}` },
      ...changes,
    })
  const partner = () => ctx({ actor: { kind: 'partner', keyId: 'tms' } })
  const ingest = (events: readonly IncomingEvent[]) => ingestEvents(partner(), { events })

  beforeEach(async () => {
    clock.now = journeyStart + 46 * hour
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
  })

  /** A shipment on its way, and what it may do next. */
  async function aShipmentUnderWay() {
    const waybillNo = nextWaybillNo()
    await ingest(aJourney({ waybillNo, last: 'branch_arrived' }))
    const scan = (code: IncomingEvent['code'], hours: number) =>
      ingest([anEvent({ waybillNo, code, at: isoAt(hours), cityCode: '110100' })])
    return { waybillNo, scan }
  }

  /** Everything that goes out when it is due. */
  async function sent(wait = gatherMs): Promise<SubscriptionMessage[]> {
    clock.now += wait
    const { arrived, ports } = recordingReceivers()
    while ((await deliverNext(ctx(), ports)) !== null);
    return arrived.map(({ message }) => message as SubscriptionMessage)
  }

  const ask = (
    number: string,
    address: string,
    moments: readonly SubscriptionMoment[] = subscriptionMoments,
  ) => subscribe(ctx(), { number, channel: 'mail', address, code: null, moments, locale: 'en-US' })

  /** The token of the mail that asks whether a subscription is wanted. */
  async function confirmTokenSent(): Promise<string> {
    const [message] = await sent(0)
    if (message?.kind !== 'confirm') throw new Error('no mail asks for confirmation')
    return message.confirm
  }

  async function follow(number: string, address: string, moments?: readonly SubscriptionMoment[]) {
    await ask(number, address, moments)
    return confirmSubscription(ctx(), { token: await confirmTokenSent() })
  }

  return { clock, ctx, ingest, aShipmentUnderWay, sent, ask, confirmTokenSent, follow }
}

import { createHmac } from 'node:crypto'
import type { Schema, SubscriberRow } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { type SharedRule, takeShared } from '@hongyan/kernel/limits/shared-limits'
import type { LocaleId } from '@hongyan/locales'
import type { Transaction } from 'kysely'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { checkCode, useCode } from '../codes/check-code.ts'
import { addMessages } from '../outbox/add-messages.ts'
import { findShipment } from '../tracking/find-shipments.ts'
import { isFinal } from '../tracking/status-table.ts'
import type { ShipmentStatus } from '../tracking/vocabulary.ts'
import { readSubscriptionInput, type SubscriptionInput } from './read-subscription-input.ts'
import { dayMs, hourMs } from './subscription-times.ts'
import { feedToken, stopToken } from './subscription-tokens.ts'

/** What became of asking. */
export type Subscribed =
  /** A mail has been queued; its link confirms until `until` (ms UTC). */
  | { readonly kind: 'asked'; readonly waybillNo: string; readonly until: number }
  /** `feed` opens the feed that was asked for, null for a mobile number; `stop` ends it. */
  | {
      readonly kind: 'active'
      readonly waybillNo: string
      readonly feed: string | null
      readonly stop: string
    }

/**
 * Asks to be told of one shipment: by mail once a link in a mail has been followed, by text message with a code sent
 * to the number, by a feed at once. Asking twice is one subscription; whether there was one already is told to nobody.
 * Refuses `invalid-input`, `not-found` for a number nobody knows, `too-late` for a shipment that has arrived,
 * `not-available` for a channel this site lacks, `wrong-code`, and `too-many`.
 */
export async function subscribe(
  ctx: Ctx,
  input: SubscriptionInput & { readonly number: string; readonly locale: LocaleId },
): Promise<Subscribed> {
  const asked = { ...readSubscriptionInput(input), locale: input.locale }
  if (!ctx.settings.subscriptions.channels.includes(asked.channel)) {
    throw new DomainError({
      entity: 'subscription',
      code: 'not-available',
      detail: 'This site cannot tell anybody that way',
    })
  }
  const { recognised, shipment } = await findShipment(ctx.db, input.number)
  if (recognised.kind === 'invalid') {
    const fields = [{ path: 'number', message: 'numberWrong' }]
    throw new DomainError({
      entity: 'subscription',
      code: 'invalid-input',
      detail: 'Not a shipment number',
      fields,
    })
  }
  if (!shipment)
    throw new DomainError({ entity: 'shipment', code: 'not-found', detail: 'Nobody knows this number' })
  if (isFinal(shipment.status as ShipmentStatus)) {
    throw new DomainError({
      entity: 'shipment',
      code: 'too-late',
      detail: 'Nothing more will happen to this shipment',
    })
  }
  const mac = addressMac(ctx, asked)
  await takeLimits(ctx, asked.channel, mac)
  const codeId =
    asked.channel === 'sms'
      ? await checkCode(ctx, { mobile: asked.address, purpose: 'subscription', code: asked.code ?? '' })
      : null
  const id = await ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    if (codeId !== null) await useCode(trx, codeId, ctx.now())
    return storeSubscription(ctx, trx, asked, { mac, shipment })
  })
  const { waybill_no: waybillNo } = shipment
  if (asked.channel === 'mail') {
    return { kind: 'asked', waybillNo, until: ctx.now() + ctx.settings.subscriptions.confirmMs }
  }
  return {
    kind: 'active',
    waybillNo,
    feed: asked.channel === 'feed' ? feedToken(ctx, id) : null,
    stop: stopToken(ctx, { kind: 'subscription', id }),
  }
}

/** By which a mailbox or a number is found again without being read; every feed is one of its own. */
function addressMac(ctx: Ctx, { channel, address }: SubscriptionInput): string {
  if (channel === 'feed') return uuidv7(ctx.now())
  return createHmac('sha256', ctx.settings.tailKey)
    .update(`subscriber\n${channel}\n${address}`)
    .digest('base64url')
}

async function takeLimits(ctx: Ctx, channel: SubscriptionInput['channel'], mac: string): Promise<void> {
  const { perAddressHour, confirmsPerHour, confirmsPerDay } = ctx.settings.subscriptions
  const address = 'address' in ctx.actor ? ctx.actor.address : 'none'
  const rules: SharedRule[] = [
    { key: `subscribe address ${address}`, windows: [{ ms: hourMs, most: perAddressHour }] },
  ]
  if (channel === 'mail') {
    const windows = [
      { ms: hourMs, most: confirmsPerHour },
      { ms: dayMs, most: confirmsPerDay },
    ]
    rules.push({ key: `subscribe mail ${mac}`, windows })
  }
  const now = ctx.now()
  const taking = await ctx.db.transaction((trx) => takeShared(trx, rules, now))
  if (taking.kind === 'refused') {
    throw new DomainError({
      entity: 'subscription',
      code: 'too-many',
      detail: 'Too many subscriptions',
      retryAt: taking.retryAt,
    })
  }
}

type Asked = SubscriptionInput & { readonly locale: LocaleId }

/** Keeps the subscription, and queues the mail that asks whether it is wanted. Returns its id. */
async function storeSubscription(
  ctx: Ctx,
  trx: Transaction<Schema>,
  asked: Asked,
  {
    mac,
    shipment,
  }: {
    readonly mac: string
    readonly shipment: { id: string; status: string; status_since: number; hold_reason: string | null }
  },
): Promise<string> {
  const now = ctx.now()
  const subscriber = await lockSubscriber(trx, asked, mac, now)
  await refuseBeyond(ctx, trx, subscriber.id, shipment.id)
  const isMail = asked.channel === 'mail'
  const moments = JSON.stringify(asked.moments)
  const values = {
    customer_id: ctx.actor.kind === 'customer' ? ctx.actor.customerId : null,
    locale: asked.locale,
    moments,
    state: isMail ? ('asked' as const) : ('active' as const),
    asked_revision: isMail ? subscriber.revision : null,
    text_version: ctx.settings.enquiries.consentVersion,
    asked_at: now,
    confirmed_at: isMail ? null : now,
  }
  const { id } = await trx
    .insertInto('subscriptions')
    .values({ id: uuidv7(now), subscriber_id: subscriber.id, shipment_id: shipment.id, ...values })
    .onConflict((on) =>
      on.columns(['subscriber_id', 'shipment_id']).doUpdateSet((eb) => {
        // Whoever does not read the mailbox must not change what its owner has confirmed.
        const { state: _state, confirmed_at: _confirmed, ...renewed } = values
        const kept = { moments: eb.ref('subscriptions.moments'), locale: eb.ref('subscriptions.locale') }
        return isMail
          ? {
              asked_revision: renewed.asked_revision,
              customer_id: eb
                .case()
                .when('subscriptions.state', '=', 'asked')
                .then(renewed.customer_id)
                .else(eb.ref('subscriptions.customer_id'))
                .end(),
              moments: eb
                .case()
                .when('subscriptions.state', '=', 'asked')
                .then(renewed.moments)
                .else(kept.moments)
                .end(),
              locale: eb
                .case()
                .when('subscriptions.state', '=', 'asked')
                .then(String(renewed.locale))
                .else(kept.locale)
                .end(),
              asked_at: eb
                .case()
                .when('subscriptions.state', '=', 'asked')
                .then(renewed.asked_at)
                .else(eb.ref('subscriptions.asked_at'))
                .end(),
            }
          : values
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isMail) {
    await addMessages(
      trx,
      {
        topic: 'subscription',
        kind: 'confirm',
        aggregate: subscriber.id,
        number: subscriber.id,
        revision: subscriber.revision,
        orderingKey: null,
        targets: ['subscriber-mail'],
      },
      now,
    )
  }
  // Where a feed begins there is something to see.
  if (asked.channel === 'feed') {
    const { status, status_since: since, hold_reason } = shipment
    await trx
      .insertInto('subscription_changes')
      .values({ id: uuidv7(now), subscription_id: id, status, since, hold_reason, revision: null })
      .execute()
  }
  await writeAudit(ctx, trx, { entity: 'subscription', id, action: isMail ? 'asked' : 'confirmed' })
  return id
}

/** The subscriber's row, made where there is none, locked and with the number of its next message. */
function lockSubscriber(
  trx: Transaction<Schema>,
  { channel, address, locale }: Asked,
  mac: string,
  now: number,
): Promise<Pick<SubscriberRow, 'id' | 'revision'>> {
  return trx
    .insertInto('subscribers')
    .values({
      id: uuidv7(now),
      channel,
      address: channel === 'feed' ? null : address,
      address_mac: mac,
      locale,
      revision: 1,
      created_at: now,
    })
    .onConflict((on) =>
      on
        .columns(['channel', 'address_mac'])
        .doUpdateSet((eb) => ({ revision: eb('subscribers.revision', '+', 1) })),
    )
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
}

/**
 * What has not been confirmed counts for nobody: else a stranger could use the owner's share up. Nor does the one that
 * is asked for again.
 */
async function refuseBeyond(
  ctx: Ctx,
  trx: Transaction<Schema>,
  subscriberId: string,
  shipmentId: string,
): Promise<void> {
  const { perSubscriber, perShipment } = ctx.settings.subscriptions
  const { own, all } = await trx
    .selectFrom('subscriptions')
    .select(({ fn, case: when }) => [
      fn.sum<number>(when().when('subscriber_id', '=', subscriberId).then(1).else(0).end()).as('own'),
      fn.sum<number>(when().when('shipment_id', '=', shipmentId).then(1).else(0).end()).as('all'),
    ])
    .where('state', '=', 'active')
    .where((eb) => eb.or([eb('subscriber_id', '=', subscriberId), eb('shipment_id', '=', shipmentId)]))
    .where((eb) => eb.or([eb('subscriber_id', '!=', subscriberId), eb('shipment_id', '!=', shipmentId)]))
    .executeTakeFirstOrThrow()
  if (Number(own) >= perSubscriber || Number(all) >= perShipment) {
    throw new DomainError({
      entity: 'subscription',
      code: 'too-many',
      detail: 'No more subscriptions for this address or shipment',
    })
  }
}

import type { ApiKey, NewApiKey } from '@hongyan/domain/merchants/api-key'
import type { EventPage } from '@hongyan/domain/merchants/list-webhook-events'
import type { NewWebhook, Webhook } from '@hongyan/domain/merchants/webhook'
import type { WebhookAttempt, WebhookEvent, WebhookEventView } from '@hongyan/domain/merchants/webhook-event'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone } from '@hongyan/locales'

const iso = (at: number): string => isoInZone(at, homeZone)
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))

export function presentKey({ id, name, shownPart, scopes, createdAt, usedAt, endsAt }: ApiKey) {
  return {
    id,
    name,
    beginsWith: shownPart,
    scopes,
    createdAt: iso(createdAt),
    usedAt: isoOrNull(usedAt),
    endsAt: isoOrNull(endsAt),
  }
}

export function presentNewKey({ key, secret }: NewApiKey) {
  return { key: presentKey(key), secret }
}

export function presentWebhook(webhook: Webhook) {
  return {
    id: webhook.id,
    url: webhook.url,
    topics: webhook.topics,
    state: webhook.state,
    secretState: webhook.secretState,
    secretVersion: webhook.secretVersion,
    secretSince: iso(webhook.secretSince),
    earlierUntil: isoOrNull(webhook.earlierUntil),
    createdAt: iso(webhook.createdAt),
  }
}

export function presentNewWebhook({ webhook, secret }: NewWebhook) {
  return { webhook: presentWebhook(webhook), secret }
}

function presentEvent({ id, type, number, createdAt, state, lastAttempt }: WebhookEvent) {
  return {
    id,
    type,
    number,
    createdAt: iso(createdAt),
    state: state.kind,
    nextAt: state.kind === 'retrying' ? iso(state.nextAt) : null,
    lastAttempt: lastAttempt && presentAttempt(lastAttempt),
  }
}

export function presentWholeEvent(event: WebhookEventView) {
  const { url, body, attempts } = event
  return { ...presentEvent(event), url, body, attempts: attempts.map(presentAttempt) }
}

export function presentEventPage({ events, counts, next }: EventPage) {
  return { events: events.map(presentEvent), counts, next }
}

function presentAttempt({ at, tookMs, status, answer, problem }: WebhookAttempt) {
  return { at: iso(at), tookMs, status, answer, problem }
}

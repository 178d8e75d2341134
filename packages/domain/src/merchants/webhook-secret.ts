import { createHash, createHmac } from 'node:crypto'
import type { WebhookRow } from '@hongyan/db'

/** How the secret of an address begins, by the convention of Standard Webhooks (standardwebhooks.com). */
const secretPrefix = 'whsec_'

/**
 * The secret of an address: 32 bytes that follow from the key of this installation, so that none is stored and none is
 * read from a copy of the database.
 */
export function webhookSecret(linkKey: Uint8Array, webhookId: string, version: number): string {
  return secretPrefix + keyOf(linkKey, webhookId, version).toString('base64')
}

/** By which the secret of an address is known again, as nobody can tell it from another one by looking. */
export function secretMark(linkKey: Uint8Array, webhookId: string, version: number): string {
  return createHash('sha256')
    .update(keyOf(linkKey, webhookId, version))
    .digest('base64url')
}

/**
 * Whether the secret that an account was given can still be worked out. Where the key of the installation is another one
 * by now, whatever would be signed is wrong for whoever checks it.
 */
export function hasSecret(
  linkKey: Uint8Array,
  { id, secret_version, secret_mark }: Pick<WebhookRow, 'id' | 'secret_version' | 'secret_mark'>,
): boolean {
  return secret_mark === null || secret_mark === secretMark(linkKey, id, secret_version)
}

function keyOf(linkKey: Uint8Array, webhookId: string, version: number): Buffer {
  return createHmac('sha256', linkKey).update(`webhook\n${webhookId}\n${version}`).digest()
}

/** What is signed: the id of the event, the time of the attempt in whole seconds, and the body as it is sent. */
type SignedEvent = { readonly id: string; readonly seconds: number; readonly body: string }

/**
 * The value of `webhook-signature`: HMAC-SHA-256 over `id.seconds.body` under the secret in use and, until it ends, the
 * one before; `v1,` and base64 each, separated by a space (Standard Webhooks, symmetric scheme).
 */
export function signEvent(
  linkKey: Uint8Array,
  webhook: Pick<WebhookRow, 'id' | 'secret_version' | 'earlier_until'>,
  event: SignedEvent,
): string {
  const { id, secret_version, earlier_until } = webhook
  const isEarlierGood = earlier_until !== null && event.seconds * 1000 < earlier_until
  const versions = isEarlierGood ? [secret_version, secret_version - 1] : [secret_version]
  return versions
    .map((version) => {
      const mac = createHmac('sha256', keyOf(linkKey, id, version))
      return `v1,${mac.update(`${event.id}.${event.seconds}.${event.body}`).digest('base64')}`
    })
    .join(' ')
}

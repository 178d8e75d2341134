import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import type { AnswerOf, RequestOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { notePlacing, savedDraft } from '../../../../client/saved-draft.ts'
import { placeOrderAction } from '../../actions.ts'
import { type Missing, missingByServer } from '../form/missing-fields.ts'
import type { Terms } from '../form/price-card.ts'

export type Receipt = Extract<AnswerOf<typeof placeOrderAction>, { code: 1 }>['data']

type Placed =
  | { readonly kind: 'placed'; readonly receipt: Receipt }
  | { readonly kind: 'changed' }
  | { readonly kind: 'conflict' }
  /** Somebody else has signed in since the form was opened. */
  | { readonly kind: 'another-account' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'wrong-code'; readonly text: string }
  /** Whoever was signed in is no more: without an account a code is needed. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'problems'; readonly problems: readonly Missing[] }
  | { readonly kind: 'refused'; readonly text: string }

/**
 * Places an order, given as the JSON of its body, under the terms that were shown, for whom it is said to be: for a
 * company with the mark of the form.
 */
export async function place(
  order: string,
  terms: Terms,
  contact: RequestOf<typeof placeOrderAction>['body']['contact'],
  key: string,
  whose: { readonly of: RecordOwner; readonly mark?: string },
): Promise<Placed> {
  const { total, arrivesUntil, termsVersion } = terms
  const shown = { total, arrivesUntil, termsVersion }
  notePlacing()
  // What the account keeps of it ends with it.
  const body = { order: JSON.parse(order), shown, contact, draftId: savedDraft()?.id ?? null }
  const reply = await call(
    placeOrderAction,
    { query: whose, body },
    { headers: { 'idempotency-key': key }, saysWhy: true },
  )
  if (reply.kind === 'ok') {
    const { answer } = reply
    return answer.code === 1 ? { kind: 'placed', receipt: answer.data } : { kind: 'changed' }
  }
  if (reply.kind === 'unreachable') return { kind: 'unclear' }
  if (reply.refusal === 'price-changed') return { kind: 'changed' }
  if (reply.refusal === 'conflict') {
    const [differs] = reply.fields
    if (differs?.code === 'another-account') return { kind: 'another-account' }
    return differs ? { kind: 'refused', text: differs.message } : { kind: 'conflict' }
  }
  if (reply.refusal === 'code-needed' || reply.refusal === 'sign-in-needed') return { kind: 'signed-out' }
  if (reply.refusal === 'wrong-code') return { kind: 'wrong-code', text: reply.errorMsg }
  if (reply.fields.length > 0) return { kind: 'problems', problems: missingByServer(reply.fields) }
  return { kind: 'refused', text: reply.errorMsg }
}

const kept = 'hongyan.order.key'
let current: SavedOrder | null = null

/**
 * The key under which an order with this content is placed. It outlives the page: an answer that got lost is asked for
 * again with it, and there is still one order. `asked` is one under which it was sent without a script already.
 */
export function keyFor(content: string, asked: string | null): string {
  const before =
    current ?? stored((storage) => JSON.parse(storage.getItem(kept) ?? 'null') as SavedOrder | null)
  if (before?.of === content) return before.key
  const now: SavedOrder = { of: content, key: asked ?? newKey() }
  current = now
  stored((storage) => storage.setItem(kept, JSON.stringify(now)))
  return now.key
}

/** The next order gets a key of its own. */
export function forgetKey(): void {
  current = null
  stored((storage) => storage.removeItem(kept))
}

type SavedOrder = { readonly of: string; readonly key: string }

/** A browser that forbids storage keeps nothing beyond the page. */
function stored<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

/** `randomUUID` is only there under HTTPS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

import type { Ctx } from '@hongyan/kernel/context'
import { anyLife, readToken, signToken } from '../codes/signed-token.ts'
import { dayMs } from './subscription-times.ts'

/** Links in messages open this long: longer than anything is on its way. */
const linkMs = 366 * dayMs

/** What a link stops: one subscription, or all of a subscriber. */
type Stopped =
  | { readonly kind: 'subscription'; readonly id: string }
  | { readonly kind: 'subscriber'; readonly id: string }

/** A token that stops without asking anything else; it names nobody. */
export function stopToken(ctx: Ctx, { kind, id }: Stopped): string {
  return signToken(ctx.settings.linkKey, 'subscription-stop', `${kind} ${id}`, ctx.now() + linkMs)
}

/** What a token stops; null for one that is not genuine. */
export function readStopToken(ctx: Ctx, token: string): Stopped | null {
  const subject = readToken(ctx.settings.linkKey, 'subscription-stop', token, ctx.now(), anyLife)
  const [, kind, id] = /^(subscription|subscriber) ([\w-]+)$/.exec(subject ?? '') ?? []
  return id === undefined ? null : { kind: kind as Stopped['kind'], id }
}

/** The token that shows that a mailbox is whose it seems: it is sent there and nowhere else. */
export function confirmToken(ctx: Ctx, id: string, expiresAt: number): string {
  return signToken(ctx.settings.linkKey, 'subscription-confirm', id, expiresAt)
}

/** The subscription that a token confirms; null once it is too late, and for one that is not genuine. */
export function readConfirmToken(ctx: Ctx, token: string): string | null {
  return readToken(ctx.settings.linkKey, 'subscription-confirm', token, ctx.now(), anyLife)
}

/** What nobody can guess in the address of a feed. */
export function feedToken(ctx: Ctx, id: string): string {
  return signToken(ctx.settings.linkKey, 'subscription-feed', id, ctx.now() + linkMs)
}

/** The subscription whose feed a token opens, null for none. */
export function readFeedToken(ctx: Ctx, token: string): string | null {
  return readToken(ctx.settings.linkKey, 'subscription-feed', token, ctx.now(), anyLife)
}

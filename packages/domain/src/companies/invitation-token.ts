import type { Ctx } from '@hongyan/kernel/context'
import { anyLife, readToken, signToken } from '../codes/signed-token.ts'

/** What a link of an invitation stands for. It names nobody, and opens nothing to others than whom it was sent to. */
export type InvitationLink = {
  readonly invitationId: string
  readonly companyId: string
  /** The sending it belongs to. */
  readonly revision: number
}

/** The token of a link that opens until `expiresAt` (ms UTC). It is worked out when a mail is written, and kept nowhere. */
export function invitationToken(ctx: Ctx, link: InvitationLink, expiresAt: number): string {
  const { invitationId, companyId, revision } = link
  const subject = `${invitationId} ${companyId} ${revision}`
  return signToken(ctx.settings.linkKey, 'company-invitation', subject, expiresAt)
}

/** What a token stands for; null for one that is too old or not genuine. */
export function readInvitationToken(ctx: Ctx, token: string): InvitationLink | null {
  const subject = readToken(ctx.settings.linkKey, 'company-invitation', token, ctx.now(), anyLife)
  const [, invitationId, companyId, revision] = /^([\w-]+) ([\w-]+) (\d+)$/.exec(subject ?? '') ?? []
  if (invitationId === undefined || companyId === undefined) return null
  return { invitationId, companyId, revision: Number(revision) }
}

import type { Db, OutboxRow } from '@hongyan/db'
import { type ClaimView, describeClaims } from './read-claims.ts'

/** What there is to tell of a claim. */
export type ClaimMessageKind = 'filed' | 'file-added' | 'withdrawn'

/** What the company is told of a claim; it fetches the files with its own key. */
export type ClaimMessage = {
  readonly id: string
  readonly topic: 'claim'
  readonly number: string
  readonly kind: ClaimMessageKind
  readonly revision: number
  readonly claim: ClaimView
}

/** Puts the message together from what is stored now; null when the claim is gone. */
export async function composeClaimMessage(db: Db, row: OutboxRow): Promise<ClaimMessage | null> {
  const found = await db.query.selectFrom('claims').selectAll().where('id', '=', row.aggregate).execute()
  const [claim] = await describeClaims(db.query, found)
  if (!claim) return null
  const { id, number, revision } = row
  return { id, topic: 'claim', number, kind: row.kind as ClaimMessageKind, revision, claim }
}

declare module '../outbox/outbox-message.ts' {
  interface OutboxMessages {
    readonly claim: ClaimMessage
  }
}

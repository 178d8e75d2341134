import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { Actor, Ctx } from '../context.ts'
import { uuidv7 } from '../ids.ts'

/** What the audit tells of: entities declare themselves. */
// biome-ignore lint/suspicious/noEmptyInterface: entities are declared where they are written about
export interface AuditedEntities {}

/** Something that happened to an entity; `detail` holds nothing personal. */
type AuditEntry = {
  readonly entity: keyof AuditedEntities
  readonly id: string
  readonly action: string
  readonly detail?: Readonly<Record<string, string | number>>
}

/** Notes what happened to an entity and which actor did it, in the transaction in which it happens. */
export async function writeAudit(ctx: Ctx, trx: Transaction<Schema>, entry: AuditEntry): Promise<void> {
  const at = ctx.now()
  const { entity, id, action, detail } = entry
  await trx
    .insertInto('audit')
    .values({
      id: uuidv7(at),
      entity,
      entity_id: id,
      actor: nameOf(ctx.actor),
      action,
      at,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute()
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'customer' && actor.keyId !== undefined) return `key:${actor.keyId}`
  if (actor.kind === 'person') return `person:${actor.staffId}`
  return actor.kind === 'staff' || actor.kind === 'partner' ? `${actor.kind}:${actor.keyId}` : actor.kind
}

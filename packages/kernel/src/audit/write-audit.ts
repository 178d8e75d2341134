import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { Actor, Ctx } from '../context.ts'
import { uuidv7 } from '../ids.ts'

/**
 * What the audit tells of: entities declare what can happen to them (`action`) and by which names it is told of more
 * (`detail`). The desk has words for every one, and does not build where one is missing.
 */
// biome-ignore lint/suspicious/noEmptyInterface: entities are declared where they are written about
export interface AuditedEntities {}

export type AuditedEntity = keyof AuditedEntities
export type AuditAction<E extends AuditedEntity> = AuditedEntities[E]['action']
export type AuditDetail<E extends AuditedEntity> = AuditedEntities[E]['detail']

/** Something that happened to an entity; `detail` holds nothing personal, and no name that is not declared. */
type AuditEntry<E extends AuditedEntity, D> = {
  readonly entity: E
  readonly id: string
  readonly action: AuditAction<E>
  readonly detail?: D & Readonly<Record<Exclude<keyof D, AuditDetail<E>>, never>>
}

/** Notes what happened to an entity and which actor did it, in the transaction in which it happens. */
export async function writeAudit<
  E extends AuditedEntity,
  D extends Readonly<Record<string, string | number>>,
>(ctx: Ctx, trx: Transaction<Schema>, entry: AuditEntry<E, D>): Promise<void> {
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

import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Kysely } from 'kysely'
import { readName } from './document-name.ts'
import { personWith } from './document-rights.ts'
import { unknownDocument } from './hold-document.ts'
import { readDocument } from './read-document.ts'
import { raise } from './save-document.ts'
import { type StaffName, staffNames } from './staff-names.ts'

/** Somebody who has a document open; when their browser last said so, ms UTC. */
export type PresentPerson = StaffName & { readonly seenAt: number }

/** A browser says each 30 s that a document is open; whoever was missed twice has left. */
const presentMs = 75_000

/**
 * Notes that whoever asks has a document open, or with `isOpen` false that they have left it; returns the others who
 * have. Refusals: `sign-in-needed`, `forbidden`, `not-found`.
 */
export async function notePresence(
  ctx: Ctx,
  input: { readonly name: string; readonly isOpen: boolean },
): Promise<readonly PresentPerson[]> {
  const { name, isOpen } = input
  const { kind } = readName(name) ?? raise(unknownDocument())
  const { staffId: staff_id } = personWith(ctx, 'see-documents', kind)
  if ((await readDocument(ctx, { name })) === null) throw unknownDocument()
  const seen_at = ctx.now()
  const { query } = ctx.db
  await query
    .deleteFrom('desk_presence')
    .where((eb) =>
      eb.or([eb('seen_at', '<=', seen_at - presentMs), ...(isOpen ? [] : [eb.and({ name, staff_id })])]),
    )
    .execute()
  if (isOpen)
    await query
      .insertInto('desk_presence')
      .values({ name, staff_id, seen_at })
      .onConflict((on) => on.columns(['name', 'staff_id']).doUpdateSet({ seen_at }))
      .execute()
  return (await readPresence(ctx, query, name)).filter(({ id }) => id !== staff_id)
}

/** Who has a document open, in the order of their names. */
export async function readPresence(
  ctx: Pick<Ctx, 'now'>,
  query: Kysely<Schema>,
  name: string,
): Promise<readonly PresentPerson[]> {
  const rows = await query
    .selectFrom('desk_presence')
    .select(['staff_id', 'seen_at'])
    .where('name', '=', name)
    .where('seen_at', '>', ctx.now() - presentMs)
    .execute()
  const nameOf = await staffNames(
    query,
    rows.map(({ staff_id }) => staff_id),
  )
  return rows
    .map(({ staff_id, seen_at }) => ({ ...nameOf(staff_id), seenAt: seen_at }))
    .sort((one, other) => one.name.localeCompare(other.name, 'zh-CN'))
}

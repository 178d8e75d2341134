import type { Schema } from '@hongyan/db'
import type { Kysely } from 'kysely'
import { staffNames } from '../staff/staff-names.ts'

/** What happened to one thing, and who did it: a person of staff by name, everybody else by their kind. `at` is ms UTC. */
export type WorkHistory = { readonly action: string; readonly by: string; readonly at: number }

/** What the audit tells of one thing, oldest first, at most the last 200 lines. */
export async function readHistory(
  query: Kysely<Schema>,
  entity: string,
  id: string,
): Promise<readonly WorkHistory[]> {
  const rows = await query
    .selectFrom('audit')
    .select(['action', 'actor', 'at'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  const nameOf = await actorNames(
    query,
    rows.map(({ actor }) => actor),
  )
  return rows.reverse().map(({ action, actor, at }) => ({ action, by: nameOf(actor), at }))
}

/** How actors of the audit are called: people of staff by their names. */
export async function actorNames(
  query: Kysely<Schema>,
  actors: readonly string[],
): Promise<(actor: string) => string> {
  const idOf = (actor: string) => (actor.startsWith('person:') ? actor.slice('person:'.length) : null)
  const nameOf = await staffNames(query, actors.map(idOf))
  return (actor) => nameOf(idOf(actor)) ?? actor
}

import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { ownStaff } from '../staff/own-staff.ts'
import { cleanText } from '../typed/clean-text.ts'

/** Views that one person keeps of one worklist. */
const mostViews = 30
/** Characters of a name, and of the JSON of filters. */
const longest = { name: 40, query: 1_000 } as const

/** The filters of a worklist under a name of one's own. */
type DeskView = {
  readonly id: string
  readonly worklist: string
  readonly name: string
  readonly query: Readonly<Record<string, string>>
}

/** The views of whoever asks, in the order in which they were kept. Refuses `sign-in-needed`. */
export async function listDeskViews(ctx: Ctx): Promise<readonly DeskView[]> {
  const rows = await ctx.db.query
    .selectFrom('desk_views')
    .selectAll()
    .where('staff_id', '=', ownStaff(ctx).staffId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, worklist, name, query }) => ({ id, worklist, name, query: JSON.parse(query) }))
}

/** Keeps filters under a name; the same name again holds the new ones. Refusals: `sign-in-needed`, `invalid-input`, `too-many`. */
export async function saveDeskView(ctx: Ctx, input: Omit<DeskView, 'id'>): Promise<void> {
  const { staffId: staff_id } = ownStaff(ctx)
  const { worklist } = input
  const [name, query] = [readViewName(input.name), JSON.stringify(input.query)]
  if (query.length > longest.query) throw refusedName('too-long')
  const now = ctx.now()
  await ctx.db.transaction(async (trx) => {
    await trx
      .insertInto('desk_views')
      .values({ id: uuidv7(now), staff_id, worklist, name, query, created_at: now })
      .onConflict((on) => on.columns(['staff_id', 'worklist', 'name']).doUpdateSet({ query }))
      .execute()
    const { count } = await trx
      .selectFrom('desk_views')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('staff_id', '=', staff_id)
      .where('worklist', '=', worklist)
      .executeTakeFirstOrThrow()
    if (Number(count) > mostViews)
      throw new DomainError({ entity: 'worklist', code: 'too-many', detail: 'Enough views are kept' })
  })
}

/** Gives a view of whoever asks another name. Refusals: `sign-in-needed`, `not-found`, `invalid-input`, also for a name that another view has. */
export async function renameDeskView(
  ctx: Ctx,
  input: { readonly id: string; readonly name: string },
): Promise<void> {
  const { staffId } = ownStaff(ctx)
  const name = readViewName(input.name)
  await ctx.db.transaction(async (trx) => {
    const own = trx.selectFrom('desk_views').where('staff_id', '=', staffId)
    const view = await own.select('worklist').where('id', '=', input.id).executeTakeFirst()
    if (!view) throw unknownView()
    const namesake = await own
      .select('id')
      .where('worklist', '=', view.worklist)
      .where('name', '=', name)
      .where('id', '!=', input.id)
      .executeTakeFirst()
    if (namesake) throw refusedName('taken')
    await trx.updateTable('desk_views').set({ name }).where('id', '=', input.id).execute()
  })
}

/** Forgets a view of whoever asks. Refusals: `sign-in-needed`, `not-found`. */
export async function dropDeskView(ctx: Ctx, input: { readonly id: string }): Promise<void> {
  const row = await ctx.db.query
    .deleteFrom('desk_views')
    .where('id', '=', input.id)
    .where('staff_id', '=', ownStaff(ctx).staffId)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw unknownView()
}

function readViewName(typed: string): string {
  const name = cleanText(typed).trim()
  if (name === '') throw refusedName('missing')
  if ([...name].length > longest.name) throw refusedName('too-long')
  return name
}

function refusedName(message: 'missing' | 'too-long' | 'taken'): DomainError {
  const fields = [{ path: 'name', message }]
  return new DomainError({ entity: 'worklist', code: 'invalid-input', detail: 'Not a view', fields })
}

function unknownView(): DomainError {
  return new DomainError({ entity: 'worklist', code: 'not-found', detail: 'No such view' })
}

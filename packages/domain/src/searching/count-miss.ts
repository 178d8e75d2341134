import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { type MissPlace, missTables } from './miss-places.ts'
import { readTerm } from './read-term.ts'

/** Different terms kept of one day: a flood of made-up ones must not fill the table. */
const mostTermsOfADay = 2000

/**
 * Counts that a search in one place found nothing, for staff who write what is missing. Nothing about the visitor is kept, and
 * no term that may be a number or an address. Returns whether it counted.
 */
export async function countMiss(
  ctx: Ctx,
  input: { readonly term: string; readonly place: MissPlace },
): Promise<boolean> {
  const table = missTables[input.place]
  const term = readTerm(input.term)
  if (term === null) return false
  const day = dayAtHome(ctx.now())
  return ctx.db.transaction(async (trx) => {
    const known = await trx
      .updateTable(table)
      .set((eb) => ({ missed: eb('missed', '+', 1) }))
      .where('day', '=', day)
      .where('term', '=', term)
      .returning('term')
      .executeTakeFirst()
    if (known !== undefined) return true
    const { terms } = await trx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('terms'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    if (Number(terms) >= mostTermsOfADay) return false
    await trx
      .insertInto(table)
      .values({ day, term, missed: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'term'])
          .doUpdateSet((eb) => ({ missed: eb(eb.ref(`${table}.missed`), '+', 1) })),
      )
      .execute()
    return true
  })
}

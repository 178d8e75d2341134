import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import { sheetsFrom } from './rate-book.ts'
import { partsOf, type RateChange } from './rate-change.ts'
import { wrongDay } from './rate-version.ts'
import { approvedRates, nextEdition } from './rates-in-force.ts'

/**
 * Takes the day of a version for each part that it changes, and gives the edition by which processes follow; after
 * `holdRates`. Refuses `day-taken` where another one changes the same part on that day.
 */
export async function putInForce(
  trx: Transaction<Schema>,
  { id, validFrom, change }: { readonly id: string; readonly validFrom: string; readonly change: RateChange },
): Promise<number> {
  const begun = sheetsFrom(await approvedRates(trx), validFrom)
  for (const part of partsOf(change)) {
    if (begun.has(part)) throw wrongDay('day-taken', part)
    const added = await trx
      .insertInto('rate_parts')
      .values({ part, valid_from: validFrom, version_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('part')
      .executeTakeFirst()
    if (added === undefined) throw wrongDay('day-taken', part)
  }
  return nextEdition(trx)
}

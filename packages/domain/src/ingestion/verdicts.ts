import { type Db, type EventVerdictRow, insertsOf, type Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { IngestResult } from '../tracking/ingest-events.ts'
import type { LoggedItem } from './read-parts.ts'

/** What became of an event that was not simply stored. */
export type EventException = IngestResult & { readonly index: number }

type StoredException = readonly [
  index: number,
  eventId: string | null,
  outcome: IngestResult['outcome'],
  problem?: string,
]

/** Writes down what of each batch was not stored; of all the rest nothing is kept. */
export async function writeVerdicts(
  engine: Db['engine'],
  trx: Transaction<Schema>,
  judged: readonly (LoggedItem & { readonly result: IngestResult })[],
): Promise<void> {
  const exceptions = judged.filter(({ result }) => result.outcome !== 'stored')
  const byPart = Map.groupBy(exceptions, ({ position, lane }) => `${position}:${lane}`)
  const rows = [...byPart.values()].flatMap(([first, ...rest]): EventVerdictRow[] =>
    first
      ? [
          {
            position: first.position,
            lane: first.lane,
            exceptions: JSON.stringify(
              [first, ...rest].map(({ index, result }) => storedForm(index, result)),
            ),
          },
        ]
      : [],
  )
  for (const insert of insertsOf(engine, trx, 'event_verdicts', rows)) await insert.execute()
}

function storedForm(index: number, { eventId, outcome, problem }: IngestResult): StoredException {
  return problem === undefined ? [index, eventId, outcome] : [index, eventId, outcome, problem]
}

/** What of a batch that has been projected was not stored, in the order it was sent. */
export async function readExceptions(
  query: Db['query'],
  position: number,
): Promise<readonly EventException[]> {
  const rows = await query
    .selectFrom('event_verdicts')
    .select('exceptions')
    .where('position', '=', position)
    .execute()
  return rows
    .flatMap((row) => JSON.parse(row.exceptions) as StoredException[])
    .map(([index, eventId, outcome, problem]) => ({
      index,
      eventId,
      outcome,
      ...(problem === undefined ? {} : { problem }),
    }))
    .sort((one, other) => one.index - other.index)
}

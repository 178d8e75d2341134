import { allLanes } from '@hongyan/domain/ingestion/lane'
import { projectLanes } from '@hongyan/domain/ingestion/project-lanes'
import type { Ctx } from '@hongyan/kernel/context'

/** What one turn of the projection took; null where another process was at it. */
export type Turn = {
  readonly taken: number | null
  /** Why events could not be stored, one for each of them. */
  readonly faults: readonly Error[]
}

/** Lanes that are carried on at once: on Postgres one half is read and worked out while the other is written. */
const shares = {
  sqlite: [allLanes],
  postgres: [allLanes.filter((lane) => lane % 2 === 0), allLanes.filter((lane) => lane % 2 === 1)],
} as const

/** Projects what the log holds next. A share that fails is told of when the others are through. */
export async function projectTurn(ctx: Ctx): Promise<Turn> {
  const faults: Error[] = []
  // Ids of events may be made of waybill numbers, which no log holds.
  const onFault = (_eventId: string, error: unknown): void => {
    faults.push(error instanceof Error ? error : new Error(String(error)))
  }
  const settled = await Promise.allSettled(
    shares[ctx.db.engine].map((lanes) => projectLanes(ctx, { lanes, onFault })),
  )
  const taken = settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
  const some = taken.filter((count) => count !== null)
  return { taken: some.length === 0 ? null : some.reduce((sum, count) => sum + count, 0), faults }
}

import { laneCount } from '@hongyan/domain/ingestion/lane'
import { projectLanes } from '@hongyan/domain/ingestion/project-lanes'
import type { Ctx, DomainSettings } from '@hongyan/kernel/context'

/** What one transaction of the projection took; null where another process was at it. */
export type Turn = {
  readonly taken: number | null
  /** Why events could not be stored, one for each of them. */
  readonly faults: readonly Error[]
}

/** What a thread needs to project by itself: its own connection to the same database. */
export type Projecting = {
  readonly database: { readonly url: string; readonly statementMs: number; readonly lockWaitMs: number }
  readonly settings: DomainSettings
}

/** Projects what the log holds next, in one transaction. */
export async function projectTurn(ctx: Ctx): Promise<Turn> {
  const faults: Error[] = []
  // Ids of events may be made of waybill numbers, which no log holds.
  const onFault = (_eventId: string, error: unknown): void => {
    faults.push(error instanceof Error ? error : new Error(String(error)))
  }
  // The one writer of SQLite gains nothing by lanes; on Postgres others take the rest.
  const lanes = ctx.db.engine === 'sqlite' ? laneCount : laneCount / 2
  return { taken: await projectLanes(ctx, { lanes, onFault }), faults }
}

import { laneCount } from '@hongyan/domain/ingestion/lane'
import { projectLanes } from '@hongyan/domain/ingestion/project-lanes'
import type { Ctx } from '@hongyan/kernel/context'

/** What one turn of the projection took; null where another process was at it. */
export type Turn = {
  readonly taken: number | null
  /** Why events could not be stored, one for each of them. */
  readonly faults: readonly Error[]
}

/** Projects what the log holds next. */
export async function projectTurn(ctx: Ctx): Promise<Turn> {
  const faults: Error[] = []
  // Ids of events may be made of waybill numbers, which no log holds.
  const onFault = (_eventId: string, error: unknown): void => {
    faults.push(error instanceof Error ? error : new Error(String(error)))
  }
  return { taken: await projectLanes(ctx, { lanes: laneCount, onFault }), faults }
}

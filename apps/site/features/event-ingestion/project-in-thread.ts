import { type Db, openDatabase } from '@hongyan/db'
import { registry } from '@hongyan/domain/registry'
import { type Projecting, projectTurn, type Turn } from './project-turn.ts'

/** As many as a turn uses at once. */
const poolSize = 2

let opened: Promise<Db> | null = null

/** One turn of the projection; the connection stays open for as long as the thread lives. */
export async function projectInThread({ database, settings }: Projecting): Promise<Turn> {
  opened ??= openDatabase({ ...database, poolSize }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return projectTurn({
    actor: { kind: 'system', name: 'events' },
    db: await opened,
    now: Date.now,
    requestId: 'events',
    settings,
    registry,
  })
}

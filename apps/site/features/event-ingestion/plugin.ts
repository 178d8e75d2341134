import { adoptEarlierScans, DatabaseBusyError } from '@hongyan/db'
import { appendBatches } from '@hongyan/domain/ingestion/append-batches'
import { forgetBatches, forgetBodies } from '@hongyan/domain/ingestion/forget-bodies'
import { forgetReceipts } from '@hongyan/domain/tracking/feed-freshness'
import type { Ctx } from '@hongyan/kernel/context'
import type { JsonBounds } from '../../server/http/parse-json.ts'
import { everyHour, whileOpen } from '../../server/operations/while-open.ts'
import type { Plugin, Process } from '../../server/requests/plugin.ts'
import type { ThreadServices } from '../../server/threads/run-in-worker.ts'
import { sendEventsAction, showBatchAction } from './actions.ts'
import { createEventLog, type EventLog, type EventLogWork } from './event-log.ts'
import { appendBatchesTask, forgetBodiesTask, projectEventsTask } from './log-tasks.ts'
import { projectTurn } from './project-turn.ts'

type Made = { readonly eventLog: EventLog }
type Services = Made & ThreadServices & { readonly jsonBounds: JsonBounds }
type Site = Made & { readonly ctxOf: (name: string) => Ctx }

const dayMs = 86_400_000
/** Ms after the start at which what others stored meanwhile is looked for. */
const leavingMs = [20_000, 120_000, 600_000] as const

/** Shipment events as partners send them. */
export const eventIngestion: Plugin<Services, Site, unknown, unknown, Made> = {
  makes: ({ ctxOf, onFailure, doesWork, aside }) => {
    const ctx = ctxOf('events')
    return { eventLog: createEventLog(ctx, workOf(ctx, aside, doesWork), onFailure) }
  },
  routes: [sendEventsAction, showBatchAction],
  work: (app, { eventLog, ctxOf }) => {
    const ctx = ctxOf('events')
    let leaving: readonly NodeJS.Timeout[] = []
    const begin = async () => {
      // A release after this one drops the table.
      const failed = (error: unknown) => app.log.warn({ err: error }, 'scans of the build before')
      await adoptEarlierScans(ctx.db, ctx.now() - dayMs).catch(failed)
      leaving = adoptFromThoseThatLeave(ctx, failed)
      eventLog.begin()
    }
    const end = () => {
      leaving.forEach(clearTimeout)
      return eventLog.end()
    }
    whileOpen(app, { begin, end })
    everyHour(app, 'batches of events', async () => {
      await forgetBatches(ctx)
      await forgetReceipts(ctx)
      await adoptEarlierScans(ctx.db, ctx.now() - dayMs / 12)
    })
  },
}

/** Processes of the build before store scans until the last of them has left, which is after this one began. */
function adoptFromThoseThatLeave(ctx: Ctx, failed: (error: unknown) => void): readonly NodeJS.Timeout[] {
  return leavingMs.map((ms) =>
    setTimeout(() => adoptEarlierScans(ctx.db, ctx.now() - 2 * ms).catch(failed), ms).unref(),
  )
}

/**
 * A thread beside the pages projects, where there is one. On SQLite it also writes: its turns are those of the writer, and
 * no page waits for them.
 */
function workOf(ctx: Ctx, aside: Process['aside'], doesWork: boolean): EventLogWork {
  const here: EventLogWork = {
    write: (batches) => appendBatches(ctx, batches),
    turn: doesWork ? () => projectTurn(ctx) : null,
    forget: () => forgetBodies(ctx),
  }
  if (!doesWork || aside === null) return here
  const { run, ...site } = aside
  const turn = () => run(projectEventsTask, site)
  if (ctx.db.engine === 'postgres') return { ...here, turn }
  return {
    write: async (batches) => {
      const outcome = await run(appendBatchesTask, { site, batches })
      if (outcome.kind === 'away') throw new DatabaseBusyError(outcome.reason)
      return outcome.appended
    },
    turn,
    forget: () => run(forgetBodiesTask, site),
  }
}

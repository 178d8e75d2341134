import { adoptEarlierScans } from '@hongyan/db'
import { forgetBatches } from '@hongyan/domain/ingestion/forget-bodies'
import { forgetReceipts } from '@hongyan/domain/tracking/feed-freshness'
import type { Ctx } from '@hongyan/kernel/context'
import { everyHour, whileOpen } from '../../server/operations/while-open.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { sendEventsAction, showBatchAction } from './actions.ts'
import { createEventLog, type EventLog } from './event-log.ts'
import { projectEventsTask } from './project-task.ts'
import { projectTurn } from './project-turn.ts'

type Services = { readonly eventLog: EventLog }
type Site = Services & { readonly ctxOf: (name: string) => Ctx }

const dayMs = 86_400_000

/** Shipment events as partners send them. */
export const eventIngestion: Plugin<Services, Site, unknown, unknown, Services> = {
  makes: ({ ctxOf, onFailure, doesWork, aside }) => {
    const ctx = ctxOf('events')
    const turn = aside
      ? () => aside.run(projectEventsTask, { database: aside.database, settings: aside.settings })
      : () => projectTurn(ctx)
    return { eventLog: createEventLog(ctx, doesWork ? turn : null, onFailure) }
  },
  routes: [sendEventsAction, showBatchAction],
  work: (app, { eventLog, ctxOf }) => {
    const ctx = ctxOf('events')
    const begin = async () => {
      // A release after this one drops the table.
      const failed = (error: unknown) => app.log.warn({ err: error }, 'scans of the build before')
      await adoptEarlierScans(ctx.db, ctx.now() - dayMs).catch(failed)
      eventLog.begin()
    }
    whileOpen(app, { begin, end: eventLog.end })
    everyHour(app, 'batches of events', async () => {
      await forgetBatches(ctx)
      await forgetReceipts(ctx)
      await adoptEarlierScans(ctx.db, ctx.now() - dayMs / 12)
    })
  },
}

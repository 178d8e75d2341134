import { forgetBatches } from '@hongyan/domain/ingestion/forget-bodies'
import type { Ctx } from '@hongyan/kernel/context'
import { everyHour, whileOpen } from '../../server/operations/while-open.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { sendEventsAction, showBatchAction } from './actions.ts'
import { createEventLog, type EventLog } from './event-log.ts'

type Services = { readonly eventLog: EventLog }
type Site = Services & { readonly ctxOf: (name: string) => Ctx }

/** Shipment events as partners send them. */
export const eventIngestion: Plugin<Services, Site, unknown, unknown, Services> = {
  makes: ({ ctxOf, onFailure }) => ({ eventLog: createEventLog(ctxOf('events'), onFailure) }),
  routes: [sendEventsAction, showBatchAction],
  register: (app, { eventLog, ctxOf }) => {
    whileOpen(app, eventLog)
    everyHour(app, 'batches of events', () => forgetBatches(ctxOf('events')))
  },
}

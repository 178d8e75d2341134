import type { Plugin } from '../../server/requests/plugin.ts'
import { sendEventsAction } from './actions.ts'

/** Shipment events as partners send them. */
export const eventIngestion: Plugin = { routes: [sendEventsAction] }

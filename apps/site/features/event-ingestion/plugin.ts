import type { Plugin } from '../../server/requests/plugin.ts'
import { ingestionRoutes } from './route.ts'

/** Shipment events as partners send them. */
export const eventIngestion: Plugin = { routes: ingestionRoutes }

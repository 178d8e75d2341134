import type { Plugin } from '../../server/http/plugin.ts'
import { ingestionRoutes } from './route.ts'

/** Shipment events as partners send them. */
export const eventIngestion: Plugin = { routes: ingestionRoutes }

import type { ServiceState } from '../../server/operations/service-state.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import type { StatusPages } from './load.ts'

/** What works right now, as a page for everybody. */
export const status: Plugin<unknown, { readonly serviceState: () => Promise<ServiceState> }, StatusPages> = {
  pages: ({ serviceState }, outsideSlot) => ({ serviceState: () => outsideSlot(serviceState) }),
}

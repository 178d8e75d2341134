import type { Plugin } from '../requests/plugin.ts'
import { cipherRoutes } from './route.ts'
import type { CipherServices } from './sealed-call.ts'

/** The key that calls are sealed with. */
export const sealedRequests: Plugin<CipherServices> = { routes: cipherRoutes }

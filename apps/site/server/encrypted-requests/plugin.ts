import type { Plugin } from '../requests/plugin.ts'
import type { EncryptionServices } from './decrypt-call.ts'
import { encryptionRoutes } from './route.ts'

/** The key that calls are sealed with. */
export const encryptedRequests: Plugin<EncryptionServices> = { routes: encryptionRoutes }

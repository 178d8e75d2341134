import type { Plugin } from '../../server/requests/plugin.ts'
import type { CipherServices } from '../../server/sealed-requests/sealed-call.ts'
import { getCipherKeyAction } from './actions.ts'

/** The key that requests are encrypted with. */
export const encryptedRequests: Plugin<CipherServices> = { routes: [getCipherKeyAction] }

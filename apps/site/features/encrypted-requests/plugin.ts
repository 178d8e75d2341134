import type { EncryptionServices } from '../../server/encrypted-requests/decrypt-call.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { encryptionKeyAction } from './actions.ts'

/** The key that requests are encrypted with. */
export const encryptedRequests: Plugin<EncryptionServices> = { routes: [encryptionKeyAction] }

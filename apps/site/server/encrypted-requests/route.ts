import { success } from '../../calls/envelope.ts'
import { getCipherKey } from '../../client/encryption/endpoints.ts'
import { encryptionVersion } from '../../client/encryption/wire.ts'
import { defineRoute, type Route } from '../requests/route.ts'
import type { EncryptionServices } from './decrypt-call.ts'

export const encryptionRoutes: readonly Route<EncryptionServices>[] = [
  defineRoute(getCipherKey, async (_input, { services, ctx }) => {
    const { keys, plainAllowed } = services.encryption
    const { id: keyId, publicKey } = keys.current()
    const body = success({ version: encryptionVersion, keyId, publicKey, now: ctx.now(), plainAllowed })
    return { kind: 'reply', status: 200, body }
  }),
]

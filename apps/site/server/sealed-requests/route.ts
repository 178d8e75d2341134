import { success } from '../../calls/envelope.ts'
import { getCipherKey } from '../../client/cipher/endpoints.ts'
import { cipherVersion } from '../../client/cipher/wire.ts'
import { defineRoute, type Route } from '../requests/route.ts'
import type { CipherServices } from './sealed-call.ts'

export const cipherRoutes: readonly Route<CipherServices>[] = [
  defineRoute(getCipherKey, async (_input, { services, ctx }) => {
    const { keys, plainAllowed } = services.cipher
    const { id: keyId, publicKey } = keys.current()
    const body = success({ version: cipherVersion, keyId, publicKey, now: ctx.now(), plainAllowed })
    return { kind: 'reply', status: 200, body }
  }),
]

import type { Plugin } from '../../server/requests/plugin.ts'
import { registerScanCodes } from './scan-codes.ts'

/** Codes to scan, as pictures. */
export const scanCodes: Plugin<unknown, { readonly publicOrigin: string }> = {
  register: (app, { publicOrigin }) => registerScanCodes(app, publicOrigin),
}

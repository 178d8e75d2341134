import type { Plugin } from '../../server/requests/plugin.ts'
import { registerFinding } from './register-finding.ts'

/** What tells programs which pages there are. */
export const sitemap: Plugin<unknown, { readonly publicOrigin: string; readonly now: () => number }> = {
  register: (app, { publicOrigin, now }) => registerFinding(app, { origin: publicOrigin, now }),
}

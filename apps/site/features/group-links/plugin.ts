import type { Plugin } from '../../server/requests/plugin.ts'
import { countLinkAction } from './actions.ts'

/** Counts of the links to other sites of the group. */
export const groupLinks: Plugin = { routes: [countLinkAction] }

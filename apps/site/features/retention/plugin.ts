import type { Ctx } from '@hongyan/kernel/context'
import type { Limits } from '../../server/limits.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { retainNightly } from './retain-nightly.ts'

type Site = { readonly ctxOf: (name: string) => Ctx; readonly limits: Limits }

/** Nothing is kept longer than the privacy text says. */
export const retention: Plugin<unknown, Site> = {
  work: (app, { ctxOf, limits }) => retainNightly(app, ctxOf('retention'), limits['retention.hour']),
}

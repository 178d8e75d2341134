import { contentStore } from '@hongyan/content'
import type { Ctx } from '@hongyan/kernel/context'
import type { Limits } from '../../server/limits.ts'
import { whileOpen } from '../../server/operations/while-open.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { contentActions } from './actions.ts'
import { createContentPoller } from './content-poller.ts'
import { showPreview } from './show-preview.ts'

type Site = {
  readonly ctxOf: (name: string) => Ctx
  readonly limits: Limits
  /** Where published content is told of; undefined for a site without a desk. */
  readonly contentFeed: string | undefined
  readonly expirePages: (...tags: readonly string[]) => void
}

/** Published content: the calls that give it out, and following what the desk publishes. */
export const content: Plugin<unknown, Site, unknown, unknown, { readonly showPreview: typeof showPreview }> =
  {
    makes: () => ({ showPreview }),
    routes: contentActions,
    register: (app, { ctxOf, limits, contentFeed, expirePages }) =>
      whileOpen(
        app,
        createContentPoller({
          ctx: ctxOf('content'),
          store: contentStore,
          feed: contentFeed,
          fetcher: fetch,
          everyMs: limits['feed.seconds'] * 1000,
          followMs: limits['follow.ms'],
          mostBytes: limits['feed.bytes'],
          onChange: (changed) => expirePages(...changed),
          onRefused: (refused) => app.log.warn({ refused }, 'content was refused'),
          onFailure: (error) => app.log.warn({ err: error }, 'content could not be followed'),
        }),
      ),
  }

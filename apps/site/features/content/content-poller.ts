import type { ContentStore } from '@hongyan/content'
import { contentSince, storeContent } from '@hongyan/domain/publishing/store-content'
import type { Ctx } from '@hongyan/kernel/context'
import { pullContent } from './pull-content.ts'

type ContentPollerParts = {
  readonly ctx: Ctx
  /** Where what is published is put in force. */
  readonly store: ContentStore
  /** Address of the desk's feed; without one only what other processes kept is followed. */
  readonly feed: string | undefined
  readonly fetcher: typeof fetch
  /** Pause between two rounds in ms. */
  readonly everyMs: number
  /** Longest answer of the feed in bytes. */
  readonly mostBytes: number
  /** Called after something was put in force. */
  readonly onChange: () => void
  readonly onRefused: (refused: readonly { readonly code: string; readonly reason: string }[]) => void
  readonly onFailure: (error: unknown) => void
}

type ContentPoller = {
  /** Puts the last good copies in force, then follows the feed and the database. */
  readonly begin: () => Promise<void>
  /** One round: ask the feed, keep what is good, put in force what is new. */
  readonly round: () => Promise<void>
  readonly end: () => void
}

/** Follows published content. A failed, empty or malformed answer changes nothing: the last good copy stands. */
export function createContentPoller(parts: ContentPollerParts): ContentPoller {
  const { ctx, store, feed, fetcher, everyMs, mostBytes } = parts
  let version = 0
  let timer: NodeJS.Timeout | null = null

  const putInForce = async (): Promise<void> => {
    const news = await contentSince(ctx, version)
    if (news.documents.length === 0) return
    version = news.version
    const refused = news.documents.flatMap(({ code, content }) => {
      const read = store.publish(code, content)
      return read.accepted ? [] : [{ code, reason: `${read.reason}: ${read.problem}` }]
    })
    if (refused.length > 0) parts.onRefused(refused)
    parts.onChange()
  }

  const round = async (): Promise<void> => {
    try {
      if (feed !== undefined) {
        const { good, refused } = await pullContent(feed, { store, fetcher, mostBytes })
        if (refused.length > 0) parts.onRefused(refused)
        if (good.length > 0) await storeContent(ctx, good)
      }
    } catch (error) {
      parts.onFailure(error)
    }
    await putInForce().catch(parts.onFailure)
  }

  return {
    round,
    begin: async () => {
      await putInForce().catch(parts.onFailure)
      const next = (): void => {
        timer = setTimeout(() => void round().finally(next), everyMs)
        timer.unref()
      }
      next()
    },
    end: () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}

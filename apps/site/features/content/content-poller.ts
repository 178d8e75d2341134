import type { ContentStore } from '@hongyan/content'
import { contentSince, newestVersion, storeContent } from '@hongyan/domain/publishing/store-content'
import type { Ctx } from '@hongyan/kernel/context'
import { pullContent } from './pull-content.ts'

type ContentPollerParts = {
  readonly ctx: Ctx
  /** Where what is published is put in force. */
  readonly store: ContentStore
  /** Address of the feed of a desk elsewhere; without one only what stands in the database is followed. */
  readonly feed: string | undefined
  readonly fetcher: typeof fetch
  /** Pause between two looks at the feed in ms. */
  readonly everyMs: number
  /** Pause between two looks at the database in ms. */
  readonly followMs: number
  /** Longest answer of the feed in bytes. */
  readonly mostBytes: number
  /** Told what has changed by what was put in force, as `ContentReads` names it. */
  readonly onChange: (changed: readonly string[]) => void
  readonly onRefused: (refused: readonly { readonly code: string; readonly reason: string }[]) => void
  readonly onFailure: (error: unknown) => void
}

type ContentPoller = {
  /** Puts the last good copies in force, then follows the feed and the database. */
  readonly begin: () => Promise<void>
  /** Asks the feed, keeps what is good, puts in force what is new. */
  readonly round: () => Promise<void>
  /** Puts in force what is new in the database. */
  readonly follow: () => Promise<void>
  readonly end: () => void
}

/**
 * Follows published content. A failed, empty or malformed answer changes nothing: the last good copy stands. A database
 * that does not answer is told of once, and asked on.
 */
export function createContentPoller(parts: ContentPollerParts): ContentPoller {
  const { ctx, store, feed, fetcher, everyMs, followMs, mostBytes } = parts
  let version = 0
  let failing = false
  let following = Promise.resolve()
  const timers = new Set<NodeJS.Timeout>()

  const putInForce = async (): Promise<void> => {
    if ((await newestVersion(ctx)) <= version) return
    const news = await contentSince(ctx, version)
    version = news.version
    const read = news.documents.map(({ code, content }) => ({ code, ...store.publish(code, content) }))
    const refused = read.flatMap((one) =>
      one.accepted ? [] : [{ code: one.code, reason: `${one.reason}: ${one.problem}` }],
    )
    if (refused.length > 0) parts.onRefused(refused)
    parts.onChange([...new Set(read.flatMap((one) => (one.accepted ? one.changed : [])))])
  }

  /** One after the other: what is older never comes last. */
  const follow = (): Promise<void> => {
    following = following.then(putInForce).then(
      () => {
        failing = false
      },
      (error) => {
        if (!failing) parts.onFailure(error)
        failing = true
      },
    )
    return following
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
    await follow()
  }

  const repeat = (work: () => Promise<void>, pauseMs: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void work().then(() => repeat(work, pauseMs))
    }, pauseMs)
    timer.unref()
    timers.add(timer)
  }

  return {
    round,
    follow,
    begin: async () => {
      await follow()
      repeat(follow, followMs)
      if (feed !== undefined) repeat(round, everyMs)
    },
    end: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}

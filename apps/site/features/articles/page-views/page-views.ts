import { rankPages } from '@hongyan/domain/page-views/rank-pages'
import type { Ctx } from '@hongyan/kernel/context'

/** How long a snapshot of the readings holds. */
const hourMs = 3_600_000

export type PageViews = {
  /** Readings by path, as of the last snapshot. */
  readonly views: () => ReadonlyMap<string, number>
  /** Takes a snapshot now and every hour; a failed one keeps the last and is told to `onFailure`. */
  readonly begin: (onFailure: (error: unknown) => void) => Promise<void>
  readonly end: () => void
}

/** The popularity of pages: one order for an hour, so that a list does not change under the reader's hands. */
export function createPageViews(ctx: Ctx): PageViews {
  let views: ReadonlyMap<string, number> = new Map()
  let timer: NodeJS.Timeout | null = null
  return {
    views: () => views,
    begin: async (onFailure) => {
      const take = async (): Promise<void> => {
        try {
          views = await rankPages(ctx)
        } catch (error) {
          onFailure(error)
        }
      }
      await take()
      timer = setInterval(() => void take(), hourMs)
      timer.unref()
    },
    end: () => {
      if (timer !== null) clearInterval(timer)
    },
  }
}

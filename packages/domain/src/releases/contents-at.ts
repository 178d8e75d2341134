import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { PublishedContent } from '../publishing/store-content.ts'
import { contentsOf, publishedUnder } from './contents-of.ts'
import { contentsThen } from './contents-then.ts'
import { dueBy } from './publish-due.ts'
import { publishedRevision } from './published-revision.ts'
import { releaseOf } from './release.ts'

/**
 * What stands on the site at a moment (ms UTC) otherwise than now, each code once: what has been published and withdrawn
 * since undone, or what is to be by then done.
 */
export async function contentsAt(ctx: Ctx, at: number): Promise<readonly PublishedContent[]> {
  if (at > ctx.now()) return contentsToCome(ctx, at)
  const then = await contentsThen(ctx, at)
  return then.flatMap(({ code, content, isOutdated }) => (isOutdated ? [] : [{ code, content }]))
}

async function contentsToCome(ctx: Ctx, at: number): Promise<readonly PublishedContent[]> {
  const over = new Map<string, string | null>()
  const revisions = new Map<string, number>()
  const published = publishedUnder(ctx)
  for (const row of await dueBy(ctx, at)) {
    const { kind, name, language, revision, dueAt } = releaseOf(row)
    const place = `${name} ${language}`
    const newest = revisions.get(place) ?? (await publishedRevision(ctx.db.query, { name, language }))
    if (kind === 'publish' && newest > revision) continue
    try {
      const under = async (code: string) => (over.has(code) ? over.get(code) : published(code))
      for (const { code, content } of await contentsOf(ctx, row, dueAt ?? at, under)) over.set(code, content)
      if (kind === 'publish') revisions.set(place, revision)
    } catch (error) {
      // It will fail then, and change nothing.
      if (!(error instanceof DomainError)) throw error
    }
  }
  return [...over].map(([code, content]) => ({ code, content }))
}

import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { LocaleId } from '@hongyan/locales'
import { staffWith } from '../staff/own-staff.ts'
import { contentsThen } from './contents-then.ts'

/** A language of a document that stood otherwise then: another text, none, or one that can no longer be shown. */
type ChangeThen = {
  readonly name: string
  readonly language: LocaleId
  readonly was: 'other' | 'absent' | 'outdated'
}

/**
 * How the site of one's own link differs from the site of now; nothing for a moment to come. Refusals:
 * `sign-in-needed`, `forbidden`, `not-found` for a link that has ended or is somebody else's.
 */
export async function changesThen(ctx: Ctx, { id }: { readonly id: string }): Promise<readonly ChangeThen[]> {
  const { staffId } = staffWith(ctx, 'see-documents')
  const own = await ctx.db.query
    .selectFrom('desk_previews')
    .select('shown_at')
    .where('id', '=', id)
    .where('made_by', '=', staffId)
    .where('ends_at', '>', ctx.now())
    .where('shown_at', 'is not', null)
    .executeTakeFirst()
  if (own === undefined)
    throw new DomainError({ entity: 'release', code: 'not-found', detail: 'no such preview' })
  const at = Number(own.shown_at)
  if (at > ctx.now()) return []
  return (await contentsThen(ctx, at)).map(({ name, language, content, isOutdated }) => ({
    name,
    language,
    was: isOutdated ? 'outdated' : content === null ? 'absent' : 'other',
  }))
}

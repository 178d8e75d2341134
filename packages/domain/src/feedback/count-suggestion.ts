import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'
import type { SuggestionKind } from './feedback-rules.ts'

/**
 * Counts that a suggestion was taken: by its place in the list, from 1, and the page it led to, if any. What was
 * typed is never handed in: a suggested address would be somebody's.
 */
export async function countSuggestion(
  ctx: Ctx,
  input: { readonly kind: SuggestionKind; readonly place: number; readonly path: string | null },
): Promise<void> {
  await ctx.db.query
    .insertInto('suggestion_counts')
    .values({
      day: dayAtHome(ctx.now()),
      kind: input.kind,
      place: input.place,
      path: input.path ?? '',
      taken: 1,
    })
    .onConflict((on) =>
      on
        .columns(['day', 'kind', 'place', 'path'])
        .doUpdateSet((eb) => ({ taken: eb('suggestion_counts.taken', '+', 1) })),
    )
    .execute()
}

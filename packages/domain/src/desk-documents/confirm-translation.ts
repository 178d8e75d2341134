import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { staffWith } from '../staff/own-staff.ts'
import { rowCard } from './document-card.ts'
import { readName } from './document-name.ts'
import { inDocument, unknownDocument } from './hold-document.ts'
import { raise } from './save-document.ts'
import type { SeedPath } from './seed-value.ts'
import { type FollowingLanguage, type TextState, textStates, unmark } from './translation-marks.ts'

/**
 * Notes that texts of a language still say what the changed Chinese says, without a word changed; returns those that are
 * missing or stale then. Refusals: `sign-in-needed`, `forbidden`, `not-found`.
 */
export async function confirmTranslation(
  ctx: Ctx,
  input: {
    readonly name: string
    readonly language: FollowingLanguage
    readonly paths: readonly SeedPath[] | 'all'
  },
): Promise<readonly TextState[]> {
  const { name, language, paths } = input
  const { kind } = readName(name) ?? raise(unknownDocument())
  staffWith(ctx, 'translate-documents', { kind, language })
  return inDocument(ctx, name, async (trx, held) => {
    const marks = unmark(held.marks, held.seed, language, paths)
    const confirmed = Object.keys(held.marks).length - Object.keys(marks).length
    if (confirmed > 0) {
      const card = rowCard(held.seed, { marks, revisions: held.revisions })
      await trx.updateTable('desk_documents').set({ card }).where('name', '=', name).execute()
      const detail = { language, texts: confirmed }
      await writeAudit(ctx, trx, { entity: 'document', id: name, action: 'translation-confirmed', detail })
    }
    return textStates(held.seed, marks)
  })
}

import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { anyLife, readToken, signToken } from '../codes/signed-token.ts'

/** A file of the shelf: which paper, in which language. */
export type PaperEdition = { readonly paper: string; readonly language: string }

/** `key` opens the file until `expiresAt` (ms UTC); it holds nothing about the reader. */
export type PaperKey = { readonly key: string; readonly expiresAt: number }

/** A key to one edition for the holder of a pass. Refuses `code-needed` when the pass is altered, old, or withdrawn. */
export async function createPaperKey(
  ctx: Ctx,
  input: PaperEdition & { readonly pass: string },
): Promise<PaperKey> {
  const { linkKey, papers } = ctx.settings
  const now = ctx.now()
  const id = readToken(linkKey, 'paper-pass', input.pass, now, anyLife)
  const reader =
    id === null
      ? undefined
      : await ctx.db.query.selectFrom('paper_readers').select('id').where('id', '=', id).executeTakeFirst()
  if (!reader)
    throw new DomainError({ entity: 'paper', code: 'code-needed', detail: 'The pass does not open anything' })
  const expiresAt = now + papers.linkMs
  return { key: signToken(linkKey, 'paper', subjectOf(input, uuidv7(now)), expiresAt), expiresAt }
}

/** What a key says: the edition, and an id by which its first use is told from the next. */
export function subjectOf({ paper, language }: PaperEdition, id: string): string {
  return `${paper} ${language} ${id}`
}

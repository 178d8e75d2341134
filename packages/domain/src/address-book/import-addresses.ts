import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { type AddressContent, readAddressRow } from './book-address.ts'
import { contentColumns, contentKey } from './content-columns.ts'
import { type JudgedLine, judgeImport } from './judge-import.ts'
import type { ImportDecision } from './mend-import.ts'
import {
  changeBook,
  insertAddresses,
  type LockedBook,
  liveRows,
  ownerOf,
  refuseOverfull,
} from './own-book.ts'
import type { ImportedLine } from './read-import.ts'

export type ImportResult = {
  readonly added: number
  readonly replaced: number
  readonly skipped: number
  /** Addresses in the book afterwards. */
  readonly kept: number
}

/**
 * Imports the lines of a file into the customer's own book, all in one transaction: the lines that are ready, and of the others
 * those that were decided to be taken or to replace what the book has of the same person. Lines that the book has
 * already are skipped, so sending a file again adds nothing. Refuses `book-full`, and `invalid-input` for a decision
 * that cannot be carried out; then nothing is kept.
 */
export async function importAddresses(
  ctx: Ctx,
  input: {
    /** With what was decided to be put right in them (`mendImport`). */
    readonly lines: readonly ImportedLine[]
    readonly decisions: readonly ImportDecision[]
  },
): Promise<ImportResult> {
  ownerOf(ctx)
  const { lines } = input
  refuseStray(input.decisions, lines)
  return changeBook(ctx, async (book) => {
    const before = await liveRows(book.trx, book.customerId)
    const judged = judgeImport(lines, before)
    const kept = new Set(before.map((row) => contentKey(readAddressRow(row))))
    const toAdd: AddressContent[] = []
    let replaced = 0
    for (const line of judged) {
      const act = actOf(line, input.decisions)
      if (act === 'skip' || line.content === null) continue
      if (act === 'replace') {
        await replaceKnown(book, line)
        replaced += 1
      } else if (!kept.has(contentKey(line.content))) {
        kept.add(contentKey(line.content))
        toAdd.push(line.content)
      }
    }
    await refuseOverfull(ctx, book, toAdd.length)
    await insertAddresses(book, toAdd)
    return {
      added: toAdd.length,
      replaced,
      skipped: judged.length - toAdd.length - replaced,
      kept: before.length + toAdd.length,
    }
  })
}

/** Every decision is about a line of the file, and no two about the same one. */
function refuseStray(decisions: readonly ImportDecision[], lines: readonly ImportedLine[]): void {
  const open = new Set(lines.map(({ line }) => line))
  const fields = decisions.flatMap(({ line }, at) =>
    open.delete(line) ? [] : [{ path: `decisions.${at}.line`, message: 'no-such-line' }],
  )
  if (fields.length > 0)
    throw new DomainError({
      entity: 'address',
      code: 'invalid-input',
      detail: 'A decision is about no line',
      fields,
    })
}

function actOf(
  { line, verdict, content, notes }: JudgedLine,
  decisions: readonly ImportDecision[],
): ImportDecision['act'] {
  const at = decisions.findIndex((decision) => decision.line === line)
  const act = decisions[at]?.act
  if (act === undefined) return verdict === 'ready' ? 'take' : 'skip'
  if (act === 'skip') return act
  if (content === null) {
    const fields = notes.map(({ field, kind }) => ({
      path: `decisions.${at}.fields.${field}`,
      message: kind,
    }))
    throw new DomainError({
      entity: 'address',
      code: 'invalid-input',
      detail: 'A line cannot be kept as it is',
      fields,
    })
  }
  if (act === 'replace' && knownId(notes) === null) {
    const fields = [{ path: `decisions.${at}.act`, message: 'nothing-to-replace' }]
    throw new DomainError({
      entity: 'address',
      code: 'invalid-input',
      detail: 'The book has nobody to replace',
      fields,
    })
  }
  return act
}

function knownId(notes: JudgedLine['notes']): string | null {
  for (const { fix } of notes) if (fix.kind === 'replace') return fix.id
  return null
}

async function replaceKnown({ trx, now }: LockedBook, { content, notes }: JudgedLine): Promise<void> {
  const id = knownId(notes)
  if (content === null || id === null) return
  await trx
    .updateTable('book_addresses')
    .set({ ...contentColumns(content), updated_at: now })
    .where('id', '=', id)
    .execute()
}

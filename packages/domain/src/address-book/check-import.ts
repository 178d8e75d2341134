import type { Ctx } from '@hongyan/kernel/context'
import { type ImportVerdict, type JudgedLine, judgeImport } from './judge-import.ts'
import { liveRows, ownerOf } from './own-book.ts'
import type { ImportedLine } from './read-import.ts'

type ImportReport = {
  readonly lines: number
  readonly counts: Readonly<Record<ImportVerdict, number>>
  /** Addresses in the book now, and after the lines that are ready. */
  readonly kept: number
  readonly after: number
  /** How many of them find no room. */
  readonly beyond: number
  /** The lines that are not ready. */
  readonly toLookAt: readonly JudgedLine[]
}

/** What importing the lines of a file into the customer's own book would do, line by line; keeps nothing. */
export async function checkImport(
  ctx: Ctx,
  { lines }: { readonly lines: readonly ImportedLine[] },
): Promise<ImportReport> {
  const customerId = ownerOf(ctx)
  const book = await liveRows(ctx.db.query, customerId)
  const judged = judgeImport(lines, book)
  const count = (wanted: ImportVerdict) => judged.filter(({ verdict }) => verdict === wanted).length
  const counts = { ready: count('ready'), look: count('look'), refused: count('refused') }
  const after = book.length + counts.ready
  return {
    lines: lines.length,
    counts,
    kept: book.length,
    after,
    beyond: Math.max(0, after - ctx.settings.addressBook.mostAddresses),
    toLookAt: judged.filter(({ verdict }) => verdict !== 'ready'),
  }
}

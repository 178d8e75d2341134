import { dayAtHome } from '@hongyan/kernel/home-time'
import { fill } from '@hongyan/locales'
import { writeCsv } from '../../../client/csv/write-csv.ts'
import type { At } from '../../../server/requests/route.ts'
import { writeWorkbook } from '../../../server/tables/write-workbook.ts'
import type { ThreadServices } from '../../../server/threads/run-in-worker.ts'
import type { CoverageView } from './ui/coverage-answer.ts'
import { coverageSheet } from './ui/coverage-sheet.ts'
import { coverageWords } from './ui/words.ts'

type DownloadedFile = {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Buffer
}

const sheetWidths = [6, 46, 26, 12]
const restWidth = 22

/** The answers to a list as a file for a spreadsheet; every cell is text, whatever it looks like. */
export async function coverageFile(
  at: Pick<At<ThreadServices>, 'ctx' | 'services' | 'locale'>,
  kind: 'csv' | 'xlsx',
  answers: readonly CoverageView[],
): Promise<DownloadedFile> {
  const { locale } = at
  const words = coverageWords(locale)
  const rows = coverageSheet(answers, locale, words)
  const name = `${fill(words.fileName, { date: dayAtHome(at.ctx.now()) })}.${kind}`
  if (kind === 'csv')
    return { name, mediaType: 'text/csv; charset=utf-8', bytes: Buffer.from(writeCsv(rows)) }
  const widths = (rows[0] ?? []).map((_, column) => sheetWidths[column] ?? restWidth)
  const bytes = await writeWorkbook(at, { sheet: words.sheet, rows, widths })
  return { name, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes }
}

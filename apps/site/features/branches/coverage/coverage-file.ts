import { dayInChina } from '@hongyan/domain'
import { fill, type LocaleId } from '@hongyan/locales'
import { writeCsv } from '../../../client/csv/write-csv.ts'
import type { CoverageView } from './ui/coverage-answer.ts'
import { coverageSheet } from './ui/coverage-sheet.ts'
import { coverageWords } from './ui/words.ts'

export type DownloadedFile = {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Buffer
}

const sheetWidths = [6, 46, 26, 12]
const restWidth = 22

/** The answers to a list as a file for a spreadsheet; every cell is text, whatever it looks like. */
export async function coverageFile(
  kind: 'csv' | 'xlsx',
  answers: readonly CoverageView[],
  locale: LocaleId,
  now: number,
): Promise<DownloadedFile> {
  const words = coverageWords(locale)
  const rows = coverageSheet(answers, locale, words)
  const name = `${fill(words.fileName, { date: dayInChina(now) })}.${kind}`
  if (kind === 'csv')
    return { name, mediaType: 'text/csv; charset=utf-8', bytes: Buffer.from(writeCsv(rows)) }
  const cells = rows.map((row, index) =>
    row.map((value) => ({ value, type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) })),
  )
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const bytes = await writeExcelFile(cells, {
    sheet: words.sheet,
    columns: (rows[0] ?? []).map((_, column) => ({ width: sheetWidths[column] ?? restWidth })),
    stickyRowsCount: 1,
  }).toBuffer()
  return { name, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes }
}

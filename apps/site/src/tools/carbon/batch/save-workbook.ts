import type { ExportCell } from './result-table.ts'

/** The table as a workbook. What writes it comes over the line only when somebody wants one. */
export async function workbookOf(sheet: string, table: readonly (readonly ExportCell[])[]): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/universal')
  const rows = table.map((row, at) =>
    row.map((value) =>
      value === null ? null : { value, ...(at === 0 ? { fontWeight: 'bold' as const } : {}) },
    ),
  )
  return writeWorkbook(rows, { sheet, stickyRowsCount: 1 }).toBlob()
}

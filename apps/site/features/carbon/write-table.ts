/** A table as a workbook of one sheet: the heading bold and always in sight, numbers as numbers. */
export async function writeTable(
  sheet: string,
  table: readonly (readonly (string | number | null)[])[],
): Promise<Buffer> {
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const rows = table.map((row, at) =>
    row.map((value) =>
      value === null ? null : { value, ...(at === 0 ? { fontWeight: 'bold' as const } : {}) },
    ),
  )
  return writeWorkbook(rows, { sheet, stickyRowsCount: 1 }).toBuffer()
}

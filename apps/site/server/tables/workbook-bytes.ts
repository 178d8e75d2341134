import writeExcelFile from 'write-excel-file/node'

/** A table to be kept as a workbook of one sheet. */
export type WrittenTable = {
  readonly sheet: string
  /** Its head first. Texts stay texts, whatever they look like; numbers stay numbers. */
  readonly rows: readonly (readonly (string | number | null)[])[]
  /** Widths of the first columns, in characters. */
  readonly widths?: readonly number[]
}

/** Writes a workbook: the head bold and always in sight. */
export async function workbookBytes({ sheet, rows, widths }: WrittenTable): Promise<Uint8Array> {
  const cells = rows.map((row, at) =>
    row.map((value) =>
      value === null
        ? null
        : {
            value,
            ...(typeof value === 'string' ? { type: String } : {}),
            ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
          },
    ),
  )
  const columns = widths === undefined ? {} : { columns: widths.map((width) => ({ width })) }
  return writeExcelFile(cells, { sheet, stickyRowsCount: 1, ...columns }).toBuffer()
}

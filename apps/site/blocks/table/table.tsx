import { FoldRows } from '../../shell/parts/fold-rows/fold-rows.tsx'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import { DataTable } from './data-table.tsx'

/** Limits, times and what belongs to them, as the document gives them. */
export function Table({ block, locale }: BlockProps<'table'>) {
  const { id, columns, rows, note } = block
  return (
    <Frame block={block} locale={locale}>
      <FoldRows count={rows.length} locale={locale}>
        <DataTable columns={columns} rows={rows} labelledBy={id} note={note} />
      </FoldRows>
    </Frame>
  )
}

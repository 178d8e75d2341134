import { useId, useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { showCell } from './cell-kinds.ts'
import styles from './rates.module.css'
import type { Cell } from './tables.ts'
import type { RatesEditor } from './use-rates.ts'

/** One value that is typed: what was typed stays as it is until it is left, and where it cannot be read. */
export function EditCell({
  cell,
  at,
  label,
  editor,
}: {
  readonly cell: Cell
  /** Row and column, `2:5`. */
  readonly at: string
  readonly label: string
  readonly editor: RatesEditor
}) {
  const { rates: words } = useTexts()
  const help = useId()
  const [focused, setFocused] = useState<string | null>(null)
  const { value, before, typed, problem } = editor.read(cell)
  const shown = focused ?? typed ?? showCell(value, cell.kind)
  const was = showCell(before, cell.kind)
  const isChanged = typed !== null || showCell(value, cell.kind) !== was
  const said = problem ? words.problems[problem] : isChanged ? words.was(was) : null
  if (editor.readOnly)
    return (
      <span className={styles.value} data-changed={isChanged || undefined}>
        {shown === '' ? '–' : shown}
        {isChanged && <s className={styles.was}>{was === '' ? '–' : was}</s>}
      </span>
    )
  return (
    <span className={styles.cell}>
      <input
        className={styles.input}
        data-at={at}
        data-kind={cell.kind}
        data-changed={isChanged || undefined}
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={said === null ? undefined : help}
        title={said ?? undefined}
        size={cell.kind === 'dayList' ? 40 : cell.kind === 'day' ? 11 : 1}
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setFocused(event.target.value)
          editor.type([{ cell, text: event.target.value }])
        }}
        onBlur={() => setFocused(null)}
      />
      {said !== null && (
        <span id={help} className={problem ? styles.problem : styles.hidden}>
          {said}
        </span>
      )}
    </span>
  )
}

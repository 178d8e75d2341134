import type { Band } from '@hongyan/domain/quotes/tariff'
import { CloseIcon } from '@hongyan/ui/icons.tsx'
import { type FormEvent, useState } from 'react'
import { Button, IconButton } from '../parts/button.tsx'
import { Select, TextField } from '../parts/field.tsx'
import { useTexts } from '../texts/language.tsx'
import { type BandKind, bandKinds, emptyBand, withBand, withoutBand } from './band-rows.ts'
import { readCell } from './cell-kinds.ts'
import { EditTable } from './edit-table.tsx'
import styles from './rates.module.css'
import type { Path } from './set-value.ts'
import type { TableOf } from './tables.ts'
import type { RatesEditor } from './use-rates.ts'

/** The weight bands of a product: where each ends and how it is priced; they are added and removed here. */
export function BandsTable({
  table,
  path,
  bands,
  editor,
}: {
  readonly table: TableOf
  /** Of the bands, in the rates. */
  readonly path: Path
  readonly bands: readonly Band[]
  readonly editor: RatesEditor
}) {
  const { rates: words } = useTexts()
  const nameOf = (row: number): string => table.rows[row]?.label ?? ''
  const put = (next: readonly object[]): void => editor.put(path, next)
  const pricing = {
    label: words.bands.pricedBy,
    cell: (row: number) => {
      const band = bands[row]
      if (band === undefined) return null
      if (editor.readOnly || band.kind === 'truck')
        return <span className={styles.value}>{words.bands.kinds[band.kind]}</span>
      return (
        <select
          className={styles.input}
          aria-label={words.bands.pricedByOf(nameOf(row))}
          value={band.kind}
          onChange={({ target }) =>
            put(bands.map((one, at) => (at === row ? emptyBand(kindOf(target.value), one) : one)))
          }
        >
          {bandKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.bands.kinds[kind]}
            </option>
          ))}
        </select>
      )
    },
  }
  const removing = {
    label: words.bands.remove,
    isHidden: true,
    cell: (row: number) =>
      bands.length > 1 && (
        <IconButton label={words.bands.removeOf(nameOf(row))} onPress={() => put(withoutBand(bands, row))}>
          <CloseIcon size={16} />
        </IconButton>
      ),
  }
  return (
    <EditTable
      table={table}
      editor={editor}
      beside={editor.readOnly ? [pricing] : [pricing, removing]}
      below={editor.readOnly ? null : <AddBand bands={bands} onAdd={put} />}
    />
  )
}

function kindOf(text: string): BandKind {
  return bandKinds.find((kind) => kind === text) ?? 'asked'
}

/** A band begins over a weight: it is cut off the one that had it. */
function AddBand({
  bands,
  onAdd,
}: {
  readonly bands: readonly Band[]
  readonly onAdd: (bands: readonly object[]) => void
}) {
  const { rates: words } = useTexts()
  const [over, setOver] = useState('')
  const [kind, setKind] = useState<BandKind>('per-kilogram')
  const [problem, setProblem] = useState<string | null>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const read = readCell(over, 'kilograms')
    if (read.kind === 'problem') return setProblem(words.problems[read.problem])
    if (read.value === undefined) return setProblem(words.problems.empty)
    const next = withBand(bands, Number(read.value), kind)
    if (next === null) return setProblem(words.bands.taken)
    setOver('')
    setProblem(null)
    return onAdd(next)
  }
  return (
    <form className={styles.addBand} onSubmit={add}>
      <TextField label={words.bands.over} value={over} onChange={setOver} problem={problem} />
      <Select
        label={words.bands.pricedBy}
        value={kind}
        options={bandKinds.map((id) => ({ id, label: words.bands.kinds[id] }))}
        onChange={(id) => setKind(kindOf(id))}
      />
      <Button type="submit">{words.bands.add}</Button>
    </form>
  )
}

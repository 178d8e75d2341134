import type { FormNode } from '@hongyan/documents/forms/form-node'
import { initialRow } from '@hongyan/documents/forms/initial-value'
import { entryLabel } from '@hongyan/documents/forms/path-label'
import { sourceId } from '@hongyan/locales'
import { PlusIcon, TrashIcon } from '@hongyan/ui/icons.tsx'
import { Button, IconButton } from '../../parts/button.tsx'
import { useTexts } from '../../texts/language.tsx'
import { isBoth, isClaim } from '../written.ts'
import styles from './form.module.css'
import { type Path, useForm, useFormView } from './form-context.ts'
import { Labelled, oneMore, Problems, useWords } from './label.tsx'
import { FormPart, type NodeProps } from './node.tsx'

type Table = Extract<FormNode, { type: 'table' }>

/** Rows of cells under the columns of the same block. */
export function TableField({ node, value, path, bare }: NodeProps<Table>) {
  const { insert, remove, written } = useForm()
  const { mayShape } = useFormView()
  const texts = useTexts()
  const words = useWords()
  const rows = Array.isArray(value) ? (value as readonly unknown[]) : []
  const columns = () => countOf(at(written(), [...path.slice(0, -1), node.columns]))
  return (
    <Labelled label={node.label} help={node.help} path={path} bare={bare}>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
          <li key={index} className={styles.row}>
            <Row row={row} node={node} path={[...path, index]} />
            {mayShape && (
              <IconButton
                label={texts.documents.removePart(words(entryLabel(node.entry, index)))}
                onPress={() => remove(path, index)}
              >
                <TrashIcon size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {mayShape && (
        <div>
          <Button onPress={() => insert(path, rows.length, initialRow(node, columns()))}>
            <PlusIcon size={14} />
            {texts.documents.addPart(words(oneMore(node.entry)))}
          </Button>
        </div>
      )}
      <Problems path={path} />
    </Labelled>
  )
}

function Row({ row, node, path }: { readonly row: unknown; readonly node: Table; readonly path: Path }) {
  if (isClaim(row)) return <Row row={row.text} node={node} path={[...path, 'text']} />
  if (isBoth(row))
    return Object.entries(row).map(([language, cells]) => (
      <Row key={language} row={cells} node={node} path={[...path, language]} />
    ))
  const cells = Array.isArray(row) ? (row as readonly unknown[]) : []
  return (
    <div className={styles.rowCells}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
        <FormPart key={column} node={node.cell} value={cell} path={[...path, column]} bare />
      ))}
    </div>
  )
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  )
}

function countOf(columns: unknown): number {
  if (Array.isArray(columns)) return columns.length
  return isBoth(columns) ? countOf(columns[sourceId]) : 0
}

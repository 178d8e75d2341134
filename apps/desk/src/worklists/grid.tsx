import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../texts/language.tsx'
import { alignOf, leastWidthOf, templateOf } from './columns.ts'
import { keyOf, type Row, useLocalised, type Worklist } from './declarations.ts'
import styles from './grid.module.css'
import { useMeasures } from './measures.ts'
import { isNothing, Value } from './value.tsx'

export type GridHandle = {
  /** Gives the focus to the row where it is, or was last. */
  readonly focus: () => void
  /** How many rows are seen at once. */
  readonly seen: () => number
}

type GridProps = {
  readonly list: Worklist
  readonly rows: readonly Row[]
  readonly hasMore: boolean
  readonly onEnd: () => void
  readonly at: number
  readonly openKey: string | null
  readonly selected: ReadonlySet<string>
  readonly onPress: (index: number, how: 'open' | 'toggle' | 'extend') => void
  readonly ref: React.Ref<GridHandle>
}

/** Rows ahead of the last one that is drawn, before those behind are asked for. */
const ahead = 30

/** The rows of a list: only those in sight are in the document, and one of them can have the focus. */
export function Grid({ list, rows, hasMore, onEnd, at, openKey, selected, onPress, ref }: GridProps) {
  const texts = useTexts().worklists
  const said = useLocalised()
  const { rem, isPhone } = useMeasures()
  const scroller = useRef<HTMLDivElement>(null)
  const head = isPhone ? 0 : rem * 0.5
  const height = rem * (isPhone ? 1.4 : 0.5)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: head,
    scrollPaddingStart: head,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      // The one with the focus stays in the document wherever the list is scrolled to.
      return drawn.includes(at) || at >= rows.length ? drawn : [...drawn, at].sort((a, b) => a - b)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured anew when their height changes
  useLayoutEffect(() => virtual.measure(), [height, virtual])

  useImperativeHandle(ref, () => ({
    focus: () => {
      virtual.scrollToIndex(at, { align: 'auto' })
      scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"]`)?.focus({ preventScroll: true })
    },
    seen: () => Math.floor(((scroller.current?.clientHeight ?? 0) - head) / height),
  }))

  const drawn = virtual.getVirtualItems()
  const last = drawn.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && last >= rows.length - ahead) onEnd()
  }, [hasMore, last, rows.length, onEnd])

  const columns = {
    '--columns': templateOf(list.columns),
    '--least': leastWidthOf(list.columns),
  } as CSSProperties
  return (
    <div className={styles.scroller} ref={scroller}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows take the focus
        role="grid"
        aria-label={said(list.title)}
        aria-multiselectable="true"
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-colcount={list.columns.length + 1}
        className={styles.grid}
        style={columns}
      >
        <thead>
          <tr aria-rowindex={1} className={styles.head}>
            <th scope="col" className={`${styles.cell} ${styles.select}`}>
              <span className="visually-hidden">{texts.select}</span>
            </th>
            {list.columns.map((column, index) => (
              <th
                scope="col"
                key={column.key}
                className={`${styles.cell} ${index === 0 ? styles.first : ''}`}
                data-align={alignOf(column)}
              >
                {said(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows} style={{ blockSize: virtual.getTotalSize() }}>
          {drawn.map(({ index, start }) => {
            const row = rows[index]
            if (row === undefined) return null
            const key = keyOf(list, row)
            return (
              <GridRow
                key={key}
                list={list}
                row={row}
                index={index}
                top={start - head}
                height={height}
                isCurrent={index === at}
                isOpen={key === openKey}
                isSelected={selected.has(key)}
                onPress={onPress}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const GridRow = memo(function GridRow({
  list,
  row,
  index,
  top,
  height,
  isCurrent,
  isOpen,
  isSelected,
  onPress,
}: {
  readonly list: Worklist
  readonly row: Row
  readonly index: number
  readonly top: number
  readonly height: number
  readonly isCurrent: boolean
  readonly isOpen: boolean
  readonly isSelected: boolean
  readonly onPress: GridProps['onPress']
}) {
  const press = (event: React.MouseEvent) => {
    // Somebody marks a number to copy it.
    if (getSelection()?.isCollapsed === false && !event.shiftKey) return
    const onBox = (event.target as Element).closest('[data-select]') !== null
    onPress(index, event.shiftKey ? 'extend' : onBox || event.ctrlKey || event.metaKey ? 'toggle' : 'open')
  }
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      data-index={index}
      data-open={isOpen || undefined}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, blockSize: height }}
      onClick={press}
    >
      <td className={`${styles.cell} ${styles.select}`} data-select>
        <span className={styles.box}>
          <CheckIcon size={14} />
        </span>
      </td>
      {list.columns.map((column, at) => {
        const value = row[column.key]
        const isEmpty = isNothing(value) || (column.kind === 'number' && value === 0)
        return (
          <td
            key={column.key}
            className={`${styles.cell} ${at === 0 ? styles.first : ''}`}
            data-align={alignOf(column)}
            data-empty={isEmpty || undefined}
          >
            {!isEmpty && <Value column={column} value={value} />}
          </td>
        )
      })}
    </tr>
  )
})

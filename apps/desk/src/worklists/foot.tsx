import { RefreshIcon } from '@hongyan/ui/icons.tsx'
import { Button } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import { type Action, actionsFor, type Row, useLocalised, type Worklist } from './declarations.ts'
import styles from './worklists.module.css'

/** Below a list: how much of it is there, or what can be done with all that is selected. */
export function Foot({
  list,
  rows,
  count,
  hasMore,
  isLoading,
  fresh,
  isMoved,
  onTakeNew,
  onAct,
  onClear,
}: {
  readonly list: Worklist
  /** Those that are selected. */
  readonly rows: readonly Row[]
  readonly count: number
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** Rows that came since the list was read; rows that left it, or moved. */
  readonly fresh: number
  readonly isMoved: boolean
  readonly onTakeNew: () => void
  readonly onAct: (action: Action) => void
  readonly onClear: () => void
}) {
  const words = useTexts().worklists
  const said = useLocalised()
  const isSelecting = rows.length > 0
  const actions = actionsFor(list, rows)
  return (
    <div className={styles.foot} data-selecting={isSelecting || undefined}>
      <span className={styles.count} role="status">
        {isSelecting
          ? words.selected(rows.length)
          : isLoading
            ? words.loadingMore
            : count > 0 && words.shown(count, hasMore)}
      </span>
      {isSelecting && (
        <>
          {actions.map((action) => (
            <Button key={action.name} onPress={() => onAct(action)}>
              {said(action.label)}
            </Button>
          ))}
          {actions.length === 0 && <span>{words.noCommon}</span>}
          <Button onPress={onClear}>{words.unselect}</Button>
        </>
      )}
      <span className={styles.news} role="status">
        {(fresh > 0 || isMoved) && (
          <Button kind="secondary" onPress={onTakeNew} aria-keyshortcuts="n">
            <RefreshIcon size={16} />
            {fresh > 0 ? words.fresh(fresh) : words.moved}
          </Button>
        )}
      </span>
    </div>
  )
}

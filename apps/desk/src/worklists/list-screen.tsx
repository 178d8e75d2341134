import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AskError } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { ActionDialog, type Draft } from './action-dialog.tsx'
import { type Command, movedTo } from './commands.ts'
import { type Action, actionsFor, keyOf, useLocalised, type Worklist } from './declarations.ts'
import { FileMenu } from './file-menu.tsx'
import { Filters } from './filters.tsx'
import { Foot } from './foot.tsx'
import { Grid, type GridHandle } from './grid.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { useLetters, useListKeys } from './list-keys.ts'
import { filtersOf, isFirst, type ListSearch, withFilters } from './list-search.ts'
import { useMeasures } from './measures.ts'
import { RecordPanel } from './record.tsx'
import { refreshList, useRows } from './rows.ts'
import { runAction } from './run-action.ts'
import { extended, nothingSelected, toggled, without } from './selection.ts'
import { useStoredDraft } from './stored-draft.ts'
import styles from './worklists.module.css'

/** A list that staff works through, made from its declaration alone. */
export function ListScreen({ list }: { readonly list: Worklist }) {
  const texts = useTexts()
  const words = texts.worklists
  const said = useLocalised()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isWide } = useMeasures()
  const search = useSearch({ from: '/signed-in/lists/$list' })
  const filters = filtersOf(list, search)
  const found = useRows(list, filters)
  const { rows } = found
  const openKey = search.row ?? null

  const [at, setAt] = useState<{ readonly index: number; readonly key: string | null }>({
    index: 0,
    key: null,
  })
  const [selection, setSelection] = useState(nothingSelected)
  const [draft, keepDraft] = useStoredDraft<Draft>(list.id)
  const [keysShown, setKeysShown] = useState(false)
  const [hasLetters, setLetters] = useLetters()
  const [spoken, say] = useState('')
  const grid = useRef<GridHandle>(null)
  const searchField = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)

  const title = said(list.title)
  useEffect(() => {
    document.title = `${title} · ${texts.brand}`
  }, [title, texts])

  // The row with the focus keeps it where it moved, and hands it to the one in its place where it is gone.
  const known = at.key === null ? -1 : rows.findIndex((row) => keyOf(list, row) === at.key)
  const current = Math.max(0, Math.min(known >= 0 ? known : at.index, rows.length - 1))
  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    grid.current?.focus()
  })

  const show = (next: ListSearch, replace = false) =>
    navigate({ to: '/lists/$list', params: { list: list.id }, search: next, replace, resetScroll: false })
  const open = (key: string | null) => {
    const { row: _row, ...rest } = search
    void show(key === null ? rest : { ...rest, row: key }, key !== null && openKey !== null)
  }
  const keyAt = (index: number) => {
    const row = rows[index]
    return row === undefined ? null : keyOf(list, row)
  }
  const goTo = (index: number, focus = true) => {
    const key = keyAt(index)
    if (key === null) return
    wantsFocus.current = focus
    setAt({ index, key })
    if (openKey !== null && key !== openKey) open(key)
  }
  const filter = (change: ListSearch, how: 'typed' | 'chosen') => {
    setSelection(nothingSelected)
    setAt({ index: 0, key: null })
    void show(withFilters(list, search, change), how === 'typed')
  }
  const close = () => {
    wantsFocus.current = true
    open(null)
  }

  const settle = async (action: Action, { ids, typed, done: before, ...rest }: Draft) => {
    const outcomes = await runAction(action, ids, typed)
    const done = outcomes.filter((one) => one.done).map(({ id }) => id)
    const refused = outcomes.filter((one) => !one.done)
    setSelection((chosen) => without(chosen, done))
    if (refused.length === 0) {
      keepDraft(null)
      sayDone(words.done(said(action.label), before + done.length))
    } else
      keepDraft({ ...rest, ids: refused.map(({ id }) => id), typed, refused, done: before + done.length })
    wantsFocus.current = refused.length === 0
    await refreshList(client, list)
    found.takeNew()
  }
  const isActing = useRef(false)
  const act = async (action: Action, ids: readonly string[]) => {
    const fresh: Draft = { action: action.name, ids, typed: {}, refused: [], done: 0 }
    if (action.fields.length > 0 || action.isFinal) return keepDraft(fresh)
    if (isActing.current) return
    isActing.current = true
    await settle(action, fresh).catch((error: unknown) => sayProblem(sentenceOf(error, texts)))
    isActing.current = false
  }

  const chosenRows = rows.filter((row) => selection.keys.has(keyOf(list, row)))
  const subject = chosenRows.length > 0 ? chosenRows : rows.slice(current, current + 1)
  const run = (command: Command): boolean => {
    const key = keyAt(current)
    switch (command.kind) {
      case 'move': {
        // The first key only comes to the list.
        const outside = document.activeElement?.closest('[data-index]') == null
        const next =
          outside && openKey === null
            ? current
            : movedTo(current, command.by, rows.length, grid.current?.seen() ?? 1)
        goTo(next)
        const to = keyAt(next)
        if (command.extend && key !== null && to !== null)
          setSelection((chosen) =>
            extended(
              chosen,
              rows.map((row) => keyOf(list, row)),
              key,
              to,
            ),
          )
        return true
      }
      case 'open':
        if (key === null) return false
        open(key)
        if (isWide) say(words.opened(key))
        return true
      case 'close':
        if (openKey !== null) close()
        else if (selection.keys.size > 0) setSelection(nothingSelected)
        else return false
        return true
      case 'toggle':
        if (key === null) return false
        setSelection((chosen) => toggled(chosen, key))
        return true
      case 'all':
        setSelection({ keys: new Set(rows.map((row) => keyOf(list, row))), anchor: key })
        return true
      case 'first-action': {
        const [first] = actionsFor(list, subject)
        if (first)
          void act(
            first,
            subject.map((row) => keyOf(list, row)),
          )
        return first !== undefined
      }
      case 'take-new':
        if (found.fresh === 0 && !found.isMoved) return false
        found.takeNew()
        return true
      case 'search':
        searchField.current?.querySelector('input')?.focus()
        return true
      case 'keys':
        setKeysShown(true)
        return true
    }
  }
  useListKeys(hasLetters, run)

  const press = useRef((_index: number, _how: 'open' | 'toggle' | 'extend') => {})
  press.current = (index, how) => {
    const key = keyAt(index)
    const from = keyAt(current)
    if (key === null) return
    wantsFocus.current = true
    setAt({ index, key })
    if (how === 'open') open(key)
    else if (how === 'toggle') setSelection((chosen) => toggled(chosen, key))
    else
      setSelection((chosen) =>
        extended(
          chosen,
          rows.map((row) => keyOf(list, row)),
          from ?? key,
          key,
        ),
      )
  }
  const onPress = useCallback(
    (index: number, how: 'open' | 'toggle' | 'extend') => press.current(index, how),
    [],
  )
  const { fetchNextPage, isFetchingNextPage } = found
  const onEnd = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, isFetchingNextPage])

  const drafted = list.actions.find(({ name }) => name === draft?.action)
  const openAt = rows.findIndex((row) => keyOf(list, row) === openKey)
  // What has left a list without records is shown nowhere any more.
  const shownKey = list.record === null && openAt < 0 ? null : openKey
  const turn = (to: number) => {
    const key = keyAt(to)
    return openAt < 0 || key === null ? null : () => goTo(to, false)
  }
  const isRefused = found.error instanceof AskError && found.error.status === 403
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools}>
          <FileMenu list={list} filters={filters} />
          <Button onPress={() => setKeysShown(true)} aria-keyshortcuts="?">
            {words.keysTitle}
          </Button>
        </div>
      </header>
      <Filters list={list} filters={filters} onChange={filter} searchRef={searchField} />
      <div className={styles.body} data-open={(shownKey !== null && isWide) || undefined}>
        <section className={styles.list} aria-label={title}>
          {found.error && rows.length > 0 ? (
            <p className={styles.notice} role="alert">
              {words.stale} {sentenceOf(found.error, texts)}
              <Button onPress={() => void found.refetch()}>{texts.retry}</Button>
            </p>
          ) : (
            <div />
          )}
          {rows.length > 0 ? (
            <Grid
              ref={grid}
              list={list}
              rows={rows}
              hasMore={found.hasNextPage}
              onEnd={onEnd}
              at={current}
              openKey={openKey}
              selected={selection.keys}
              onPress={onPress}
            />
          ) : (
            <div className={styles.empty} role={found.error ? 'alert' : 'status'}>
              {found.isPending && <p>{texts.loading}</p>}
              {found.error && (
                <>
                  <p>{isRefused ? words.notAllowed : sentenceOf(found.error, texts)}</p>
                  {!isRefused && <Button onPress={() => void found.refetch()}>{texts.retry}</Button>}
                </>
              )}
              {found.isSuccess && <Nothing list={list} filters={filters} onClear={() => void show({})} />}
            </div>
          )}
          <Foot
            list={list}
            rows={chosenRows}
            count={rows.length}
            hasMore={found.hasNextPage}
            isLoading={isFetchingNextPage}
            fresh={found.fresh}
            isMoved={found.isMoved}
            onTakeNew={() => {
              wantsFocus.current = true
              found.takeNew()
            }}
            onAct={(action) =>
              void act(
                action,
                chosenRows.map((row) => keyOf(list, row)),
              )
            }
            onClear={() => {
              wantsFocus.current = true
              setSelection(nothingSelected)
            }}
          />
        </section>
        {shownKey !== null && (
          <RecordPanel
            list={list}
            id={shownKey}
            row={rows[openAt] ?? null}
            onClose={close}
            onAct={(action) => void act(action, [shownKey])}
            onNoted={() => refreshList(client, list)}
            onTurn={{ previous: turn(openAt - 1), next: turn(openAt + 1) }}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {draft && drafted && (
        <ActionDialog
          action={drafted}
          draft={draft}
          onChange={keepDraft}
          onSend={(sent) => settle(drafted, sent)}
          onClose={() => {
            wantsFocus.current = openKey === null
            keepDraft(null)
          }}
        />
      )}
      {keysShown && (
        <KeysDialog hasLetters={hasLetters} onLetters={setLetters} onClose={() => setKeysShown(false)} />
      )}
    </div>
  )
}

function Nothing({
  list,
  filters,
  onClear,
}: {
  readonly list: Worklist
  readonly filters: ListSearch
  readonly onClear: () => void
}) {
  const words = useTexts().worklists
  const narrowed = Object.entries(filters).some(
    ([key, value]) => key !== 'sort' && value !== '' && !isFirst(list, key),
  )
  return (
    <>
      <p>{narrowed ? words.noneFound : words.none}</p>
      {narrowed && <Button onPress={onClear}>{words.clear}</Button>}
    </>
  )
}

import { fill, homeZone, isoDay, type LocaleId, plural } from '@hongyan/locales'
import { reportSentences, tableSentence } from '@hongyan/tables/sentences'
import { Button } from '@hongyan/ui/button.tsx'
import { TextArea } from '@hongyan/ui/field.tsx'
import { DownloadIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { saveBlob } from '@hongyan/ui/save-blob.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { writeCsv } from '../../../../client/csv/write-csv.ts'
import { saveFile } from '../../../../client/save-file.ts'
import { paths } from '../../../../paths.ts'
import { showFailure } from '../../../../shell/client/toast.ts'
import { Taken } from '../../../../shell/parts/table-import/taken.tsx'
import { askWorkbook } from './ask-workbook.ts'
import styles from './batch.module.css'
import { BatchTable } from './batch-table.tsx'
import type { BatchWords } from './batch-words.ts'
import { mostRows, type ReadRows, readRows, rowBounds, rowsIn, textOfRows } from './read-rows.ts'
import { resultTable } from './result-table.ts'
import { type BatchState, useBatch } from './use-batch.ts'

type BatchProps = { readonly locale: LocaleId; readonly words: BatchWords }

/**
 * Up to 500 shipments at once: paste or choose a file, watch them being worked out, keep the table.
 * @param data BatchProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 */
export function Batch({ data }: { readonly data: string }) {
  const { locale, words } = useMemo(() => JSON.parse(data) as BatchProps, [data])
  const [ready, setReady] = useState(false)
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // What was typed before the tool woke stays.
    setText(field.current?.value ?? '')
    setReady(true)
  }, [])
  const [problem, setProblem] = useState('')
  const batch = useBatch()
  const { state } = batch
  const read = useMemo(() => readRows(text), [text])
  const count = read.rows.length
  const [report, setReport] = useState<readonly string[]>([])

  const take = (next: string) => {
    setText(next)
    setProblem('')
    setReport([])
  }
  const begin = () => {
    const { rows, refusal } = read
    if (read.columns.length > 0) setReport(reportOf(read))
    if (refusal !== null) setProblem(tableSentence(refusal, locale))
    else if (rows.length === 0) setProblem(words.empty)
    else if (rows.length > mostRows) setProblem(fill(words.tooMany, { count: rows.length }))
    else batch.start(rows)
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    const tables = await import('@hongyan/tables').catch(() => null)
    // A file that was changed since it was chosen can no longer be read.
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
    if (tables === null) return setProblem(words.refusals.network)
    const table = await tables.readTable(new Uint8Array(bytes), rowBounds)
    if (table.kind === 'problem') return setProblem(tableSentence(table, locale))
    const found = rowsIn(table.rows)
    if (found.rows.length === 0) return setProblem(words.empty)
    take(textOfRows(found.rows))
    setReport(reportOf(found))
  }
  const reportOf = ({ columns, leftOut }: ReadRows) =>
    reportSentences(
      {
        columns: columns.map(({ head, column }) => ({ head, name: column && words.columns[column] })),
        leftOut,
      },
      locale,
    )
  const about = { set: state.set ?? '', origin: typeof location === 'undefined' ? '' : location.origin }
  const name = () => fill(words.fileName, { date: isoDay(Date.now(), homeZone) })
  const saveCsv = () => {
    const rows = resultTable(words, state.lines, about)
    saveFile(`${name()}.csv`, writeCsv(rows.map((row) => row.map((cell) => String(cell ?? '')))))
  }
  const saveXlsx = async () => {
    const asked = state.lines.map((line) => line.asked)
    const workbook = await askWorkbook(asked, about.set, locale)
    if (workbook === null) showFailure(words.refusals.unavailable)
    else saveBlob(`${name()}.xlsx`, workbook)
  }

  return (
    <section className={styles.section} aria-labelledby="batch">
      <div className={`page ${styles.batch}`}>
        <div className={styles.head}>
          <h2 id="batch">{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        <noscript>
          <p className={styles.scriptless}>
            {words.offline} <a href={paths.developers(locale)}>{words.developers}</a>
          </p>
        </noscript>
        <form
          className={stack(8, styles.form)}
          onSubmit={(event) => {
            event.preventDefault()
            if (state.status !== 'working') begin()
          }}
        >
          <label htmlFor="batch-text">{words.paste}</label>
          <p id="batch-hint">{words.pasteHint}</p>
          <TextArea
            list
            ref={field}
            id="batch-text"
            rows={5}
            placeholder={words.example.join('\n')}
            spellCheck={false}
            autoComplete="off"
            value={text}
            aria-describedby="batch-hint batch-problem"
            aria-invalid={problem === '' ? undefined : true}
            onChange={(event) => take(event.target.value)}
          />
          <p id="batch-problem" className={styles.problem} role="alert">
            {problem}
          </p>
          <div className={styles.actions}>
            <Button type="submit" disabled={!ready || state.status === 'working'}>
              {count === 0 ? words.runEmpty : plural(locale, count, words.run)}
            </Button>
            <label className={styles.file}>
              <input
                type="file"
                accept=".csv,.tsv,.txt,.xlsx,text/csv"
                disabled={!ready}
                onChange={(event) => void open(event.target.files?.[0])}
              />
              <span>{words.file}</span>
              <small>{words.fileHint}</small>
            </label>
            <Button kind="quiet" disabled={!ready} onClick={() => take(words.example.join('\n'))}>
              {words.sample}
            </Button>
          </div>
        </form>
        <Taken report={report} />
        <Progress locale={locale} words={words} state={state} onStop={batch.stop} onResume={batch.resume} />
        {state.lines.length > 0 && (
          <>
            <BatchTable locale={locale} words={words} lines={state.lines} />
            <div className={styles.actions}>
              <Button kind="secondary" size="small" onClick={saveCsv}>
                <DownloadIcon size={18} />
                {words.csv}
              </Button>
              <Button kind="secondary" size="small" onClick={() => void saveXlsx()}>
                <DownloadIcon size={18} />
                {words.xlsx}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

function Progress({
  locale,
  words,
  state,
  onStop,
  onResume,
}: BatchProps & {
  readonly state: BatchState
  readonly onStop: () => void
  readonly onResume: () => void
}) {
  const { status, lines, rows } = state
  const failed = lines.filter(({ done }) => done.problem !== null).length
  return (
    <div className={styles.progress} hidden={status === 'idle'}>
      <progress value={lines.length} max={rows.length || 1} aria-labelledby="batch-status" />
      <p id="batch-status" role="status">
        {status === 'working' && fill(words.working, { done: lines.length, total: rows.length })}
        {status === 'done' && plural(locale, lines.length - failed, words.done)}
        {status === 'done' && failed > 0 && <b> {plural(locale, failed, words.failed)}</b>}
        {status === 'stopped' &&
          (lines.length === 0 && state.failure !== null
            ? reasonOf(words, state.failure)
            : fill(words.stopped, { done: lines.length, reason: reasonOf(words, state.failure) }))}
      </p>
      {status === 'working' && (
        <Button kind="quiet" size="small" onClick={onStop}>
          {words.cancel}
        </Button>
      )}
      {status === 'stopped' && (
        <Button kind="secondary" size="small" onClick={onResume}>
          {words.resume}
        </Button>
      )}
    </div>
  )
}

function reasonOf({ refusals }: BatchWords, failure: BatchState['failure']): string {
  if (failure === null) return ''
  if (failure === 'too-many') return refusals.tooMany
  return failure === 'offline' ? refusals.network : refusals.unavailable
}

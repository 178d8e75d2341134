import { fill, formatNumber, plural } from '@hongyan/locales'
import { reportSentences } from '@hongyan/tables/sentences'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { FieldProblem } from '@hongyan/ui/field.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { type FormEvent, useRef, useState } from 'react'
import { paths } from '../../../../../paths.ts'
import { ImportHead } from '../../../../../shell/parts/table-import/import-head.tsx'
import { Taken } from '../../../../../shell/parts/table-import/taken.tsx'
import { Tally } from '../../../../../shell/parts/table-import/tally.tsx'
import type { ImportReport } from '../book-model.ts'
import type { ImportProps } from '../book-view-props.ts'
import { readDecisions } from '../read-decisions.ts'
import { formTo, Hidden, linkTo } from './acts.tsx'
import { ImportLineRow } from './import-line.tsx'
import styles from './import-panel.module.css'

/** What would be saved of a file, and the lines that need a look, each with what would correct it. */
export function ImportReportForm({
  model,
  importing,
  state,
  report,
}: ImportProps & { readonly report: ImportReport }) {
  const { locale, words, ready, most } = model
  const text = words.book.importing.report
  const { counts, lines, total, kept } = report
  const columns = report.columns ?? []
  const { fields } = words.book.importing
  const form = useRef<HTMLFormElement>(null)
  const [taken, setTaken] = useState({ added: 0, replaced: 0 })

  const decided = () => {
    const data = form.current ? new FormData(form.current) : null
    return readDecisions((name) => data?.get(name)?.toString(), lines)
  }
  const recount = () => {
    const decisions = decided()
    const replaced = decisions.filter(({ act }) => act === 'replace').length
    setTaken({ added: decisions.length - replaced, replaced })
  }
  const submit = (event: FormEvent) => {
    if (!ready) return
    event.preventDefault()
    importing.save(decided())
  }
  const saved = (counts.ready ?? 0) + taken.added + taken.replaced
  const after = kept + (counts.ready ?? 0) + taken.added
  const tally = [
    ['ready', counts.ready ?? 0],
    ['look', lines.length],
    ['refused', counts.refused ?? 0],
    ['after', after],
  ] as const
  const saveLabel = saved === 0 ? text.nothing : fill(text.save, { count: saved })

  return (
    <form ref={form} {...formTo(locale)} encType="multipart/form-data" onSubmit={submit} onInput={recount}>
      <Hidden values={{ act: 'import', file: state.file, 'file-name': state.fileName }} />
      <ImportHead
        id="import-report"
        title={text.title}
        lead={plural(locale, total, state.fileName === '' ? text.leadNameless : text.lead, {
          file: state.fileName,
        })}
      >
        <div className={cluster(12)}>
          <ButtonLink
            kind="quiet"
            size="small"
            href={paths.addressBook(locale, { import: '1' })}
            {...linkTo(ready, importing.begin)}
          >
            {text.other}
          </ButtonLink>
          <Button
            type="submit"
            kind="secondary"
            size="small"
            disabled={ready && saved === 0}
            aria-busy={importing.isBusy}
          >
            {importing.isBusy ? text.saving : ready ? saveLabel : text.saveChosen}
          </Button>
        </div>
      </ImportHead>
      <Tally
        entries={tally.map(([name, count]) => ({
          name,
          label: text.tally[name],
          value: formatNumber(locale, count),
          some: count > 0,
        }))}
        className={styles.tally}
      />
      <Taken
        report={reportSentences(
          {
            columns: columns.map(({ head, column }) => ({ head, name: column && fields[column] })),
            leftOut: report.leftOutLines,
          },
          locale,
        )}
      />
      {state.problems[0] && (
        <div className={styles.whole}>
          <FieldProblem role="alert">{state.problems[0]}</FieldProblem>
        </div>
      )}
      {after > most && (
        <div className={styles.whole}>
          <FieldProblem role="alert">{fill(text.beyond, { most, count: after - most })}</FieldProblem>
        </div>
      )}
      {lines.length === 0 ? (
        <p className={styles.clear}>{text.clear}</p>
      ) : (
        <ol>
          {lines.map((line) => (
            <ImportLineRow key={line.line} line={line} words={words} problem={state.problems[line.line]} />
          ))}
        </ol>
      )}
    </form>
  )
}

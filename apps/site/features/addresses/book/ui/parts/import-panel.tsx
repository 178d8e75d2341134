import { mostImportLines } from '@hongyan/domain/address-book/book-rules'
import { fill } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { Field, FieldProblem } from '@hongyan/ui/field.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../../../../paths.ts'
import { FileDrop } from '../../../../../shell/parts/table-import/file-drop.tsx'
import { ImportHead } from '../../../../../shell/parts/table-import/import-head.tsx'
import table from '../../../../../shell/parts/table-import/table-import.module.css'
import { longestFile } from '../../files/longest-file.ts'
import type { ImportProps } from '../book-view-props.ts'
import { formTo, Hidden, linkTo } from './acts.tsx'
import styles from './import-panel.module.css'
import { ImportReportForm } from './import-report.tsx'

/** A table of addresses that comes in: chosen, looked over line by line, and only then saved. */
export function ImportPanel(props: ImportProps) {
  const { report } = props.state
  const panel = useRef<HTMLElement>(null)
  const { ready } = props.model
  const isReport = report !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the report is another view of the panel
  useEffect(() => {
    if (ready) panel.current?.focus()
  }, [ready, isReport])
  return (
    <section
      ref={panel}
      id="import"
      className={`${table.panel} ${styles.panel}`}
      tabIndex={-1}
      aria-labelledby={isReport ? 'import-report' : 'import-file'}
    >
      {report === null ? <ChooseFile {...props} /> : <ImportReportForm {...props} report={report} />}
    </section>
  )
}

function ChooseFile({ model, importing, state }: ImportProps) {
  const { locale, words, ready } = model
  const text = words.book.importing
  const problem = state.problems[0]
  const [chosen, setChosen] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!ready) return
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('file')
    importing.check(file instanceof File ? file : null)
  }
  return (
    <>
      <ImportHead id="import-file" title={text.title} lead={text.lead} />
      <form {...formTo(locale)} encType="multipart/form-data" onSubmit={submit} className={styles.choose}>
        <Hidden values={{ act: 'check' }} />
        <Field
          id="import-table"
          label={text.file}
          hint={fill(text.hint, { lines: mostImportLines, size: longestFile / 1024 })}
        >
          <FileDrop
            id="import-table"
            name="file"
            prompt={text.drop}
            chosen={chosen}
            onChange={(event) => setChosen(event.currentTarget.files?.[0]?.name)}
            aria-describedby={problem ? 'import-table-hint import-problem' : 'import-table-hint'}
            aria-invalid={problem ? true : undefined}
          />
        </Field>
        {problem && (
          <FieldProblem id="import-problem" role="alert">
            {problem}
          </FieldProblem>
        )}
        <div className={cluster(12)}>
          <Button type="submit" kind="secondary" aria-busy={importing.isBusy}>
            {importing.isBusy ? text.checking : text.check}
          </Button>
          <ButtonLink kind="quiet" href={paths.address(locale)} {...linkTo(ready, importing.stop)}>
            {text.cancel}
          </ButtonLink>
        </div>
      </form>
    </>
  )
}

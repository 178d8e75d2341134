import { fill, plural } from '@hongyan/locales'
import { Button, buttonClass } from '@hongyan/ui/button.tsx'
import { controlAttributes, Field, TextArea } from '@hongyan/ui/field.tsx'
import { DownloadIcon } from '@hongyan/ui/icons.tsx'
import { cluster, stack } from '@hongyan/ui/layout.ts'
import { type FormEvent, useId } from 'react'
import { paths } from '../../../../paths.ts'
import { Taken } from '../../../../shell/parts/table-import/taken.tsx'
import { AnswerTable } from './answer-table.tsx'
import { actionOf, type CoverageViewProps } from './coverage-texts.ts'
import styles from './many-addresses.module.css'

/** A list of addresses. Posted as it is written, so that the answers and the files come without a script too. */
export function ManyAddresses({ model, handlers, locale, words, page }: CoverageViewProps) {
  const field = useId()
  const { list, ready } = model
  const { many } = words
  const running = list.state === 'running'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    // The files are made by the server from the same list: the form goes its own way.
    if (pressed?.name === 'as') return
    event.preventDefault()
    handlers.run()
  }
  const problem =
    list.problem === null
      ? (list.refusal ?? undefined)
      : { empty: ready ? many.empty : many.pasteFirst, 'too-big': many.tooBig }[list.problem]
  const below = problem === undefined ? { hint: ready ? many.hint : many.pasteHint } : { problem }
  return (
    <form action={actionOf(page, locale)} method="post" className={stack(16)} onSubmit={submit}>
      <Field id={field} label={many.label} {...below} className={styles.field}>
        <TextArea
          {...controlAttributes(field, below)}
          name="list"
          rows={6}
          list
          {...(ready
            ? { value: list.text, onChange: (event) => handlers.write(event.currentTarget.value) }
            : { defaultValue: list.text })}
          placeholder={many.placeholder}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={list.problem === 'empty' || undefined}
        />
      </Field>
      <div className={styles.tools}>
        {running ? (
          <Button kind="secondary" onClick={handlers.stop}>
            {many.stop}
          </Button>
        ) : (
          <Button type="submit">
            {ready && list.answers.length > 0 && (list.state === 'interrupted' || list.state === 'stopped')
              ? many.resume
              : many.submit}
          </Button>
        )}
        {ready && (
          <label className={buttonClass({ kind: 'quiet' })}>
            {many.file}
            <input
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
              className="visually-hidden"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? []
                event.currentTarget.value = ''
                if (file) handlers.open(file)
              }}
            />
          </label>
        )}
        <a href={paths.coverageTemplate(locale)} download="" className={styles.template}>
          <DownloadIcon size={16} />
          {many.template}
        </a>
      </div>
      <Taken report={list.report} />
      {list.trouble !== null && list.answers.length === 0 && (
        <p role="alert" className={styles.short}>
          {words.problems[list.trouble]}
        </p>
      )}
      {(running || list.answers.length > 0) && (
        <div className={styles.outcome}>
          <div className={styles.head}>
            <p role="status">
              {running || (!ready && list.state === 'stopped')
                ? fill(running ? many.progress : many.part, {
                    done: list.answers.length,
                    total: list.total,
                  })
                : plural(
                    locale,
                    list.answers.length,
                    list.state === 'stopped' || list.state === 'interrupted' ? many.stopped : many.done,
                  )}
            </p>
            {running && <progress value={list.answers.length} max={list.total} aria-label={many.tab} />}
            {!running && (
              <div className={cluster(8, styles.files)}>
                <Button type="submit" name="as" value="csv" kind="quiet" size="small">
                  {many.csv}
                </Button>
                <Button type="submit" name="as" value="xlsx" kind="quiet" size="small">
                  {many.xlsx}
                </Button>
              </div>
            )}
          </div>
          {list.state === 'interrupted' && <p className={styles.short}>{many.interrupted}</p>}
          {list.beyond > 0 && <p className={styles.short}>{plural(locale, list.beyond, many.tooMany)}</p>}
          {list.answers.length > 0 && (
            <AnswerTable answers={list.answers} ready={ready} locale={locale} words={words} />
          )}
        </div>
      )}
    </form>
  )
}

import { developersMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { PlayIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import type { ListedCall } from '../list-call.ts'
import { ApiSampleCode } from '../widgets/api-guide/api-sample.tsx'
import { SampleTabs } from '../widgets/api-guide/sample-tabs.tsx'
import { writeCurl } from '../write-curl.ts'
import { writeNode, writePython } from '../write-programs.ts'
import styles from './call-example.module.css'

/**
 * A request as a shell and two programs send it, and with it what a test was answered; `beside`: next to each other, and
 * under the request what is to be known of it.
 */
export function CallExample({
  call,
  locale,
  beside,
  children,
}: {
  readonly call: ListedCall
  readonly locale: LocaleId
  readonly beside: boolean
  readonly children?: ReactNode
}) {
  const text = developersMessages(locale)
  const { id, asked, reply, run } = call
  return (
    <div className={classNames(styles.example, beside && styles.beside)} data-example="">
      <section aria-label={`${text.request} ${id}`}>
        <div className={styles.bar}>
          <p className={styles.label}>{text.request}</p>
          {run && (
            <button
              type="button"
              className={styles.run}
              data-run={run.address}
              data-method={run.method}
              data-body={run.body ?? undefined}
              data-done={text.run.done}
              data-failed={text.run.failed}
              aria-label={`${text.run.act} ${id}`}
            >
              <PlayIcon size={16} />
              {text.run.act}
            </button>
          )}
        </div>
        <SampleTabs
          locale={locale}
          id={id}
          texts={{ shell: writeCurl(asked), node: writeNode(asked), python: writePython(asked) }}
          wraps
        />
      </section>
      {reply !== null && (
        <section aria-label={`${text.reply} ${id}`} data-run-answer="">
          <div className={styles.bar}>
            <p className={styles.label} data-run-said="" role={run ? 'status' : undefined}>
              {text.reply}
            </p>
          </div>
          {'json' in reply ? (
            <ApiSampleCode
              locale={locale}
              sample={{ name: '200', text: reply.json, language: 'json' }}
              of={`200 ${id}`}
              wraps
            />
          ) : (
            <p className={styles.file}>
              {text.file}
              <code>
                {reply.type}
                {reply.bytes !== null && ` · ${fill(text.size, { size: sizeIn(locale, reply.bytes) })}`}
              </code>
            </p>
          )}
        </section>
      )}
      {children}
    </div>
  )
}

/** A size with two digits: what a test was given is an example. */
function sizeIn(locale: LocaleId, bytes: number): string {
  const [unit, size] = bytes < 1000 ? (['byte', bytes] as const) : (['kilobyte', bytes / 1000] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(size)
}

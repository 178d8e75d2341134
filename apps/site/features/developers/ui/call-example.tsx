import { developersMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { PlayIcon } from '@hongyan/ui/icons.tsx'
import type { ListedCall } from '../list-call.ts'
import { ApiSampleCode } from '../widgets/api-guide/api-sample.tsx'
import { SampleTabs } from '../widgets/api-guide/sample-tabs.tsx'
import { writeNode, writePython } from '../write-programs.ts'
import styles from './call-example.module.css'

/** A request as a shell sends it, or programs too, and beside it what a test was answered. */
export function CallExample({
  call,
  locale,
  programs = false,
}: {
  readonly call: ListedCall
  readonly locale: LocaleId
  /** Whether programs are shown: of a call by key. */
  readonly programs?: boolean
}) {
  const text = developersMessages(locale)
  const { id, request, asked, reply, run } = call
  return (
    <div className={styles.example} data-example="">
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
        {programs ? (
          <SampleTabs
            locale={locale}
            id={id}
            texts={{ shell: request, node: writeNode(asked), python: writePython(asked) }}
            wraps
          />
        ) : (
          <ApiSampleCode
            locale={locale}
            sample={{ name: 'curl', text: request, language: 'shell' }}
            of={`curl ${id}`}
            wraps
          />
        )}
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
    </div>
  )
}

/** A size with two digits: what a test was given is an example. */
function sizeIn(locale: LocaleId, bytes: number): string {
  const [unit, size] = bytes < 1000 ? (['byte', bytes] as const) : (['kilobyte', bytes / 1000] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(size)
}

import { developersMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import type { ListedCall } from '../list-call.ts'
import { ApiSampleCode } from '../widgets/api-guide/api-sample.tsx'
import styles from './call-example.module.css'

/** A request as a shell sends it, and beside it what a test was answered. */
export function CallExample({ call, locale }: { readonly call: ListedCall; readonly locale: LocaleId }) {
  const text = developersMessages(locale)
  const { id, request, reply } = call
  return (
    <div className={styles.example}>
      <section aria-label={`${text.request} ${id}`}>
        <p className={styles.label}>{text.request}</p>
        <ApiSampleCode locale={locale} sample={{ name: 'curl', text: request }} of={`curl ${id}`} wraps />
      </section>
      {reply !== null && (
        <section aria-label={`${text.reply} ${id}`}>
          <p className={styles.label}>{text.reply}</p>
          {'json' in reply ? (
            <ApiSampleCode
              locale={locale}
              sample={{ name: '200', text: reply.json }}
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

import { developersMessages } from '@hongyan/content'
import { type LocaleId, plural, readsSource } from '@hongyan/locales'
import type { ListedCall, ListedRefusal } from '../list-call.ts'
import { MarkedChinese } from './marked-chinese.tsx'
import styles from './refusals.module.css'

/** What a call refuses, each in a sentence; folded, what nearly every call can. */
export function Refusals({ call, locale }: { readonly call: ListedCall; readonly locale: LocaleId }) {
  const { refused, refusedByAny } = developersMessages(locale)
  const { refusals, general } = call
  return (
    <div className={styles.refusals}>
      {refusals.length > 0 && (
        <>
          <p className={styles.label}>{refused}</p>
          <Rows refusals={refusals} locale={locale} />
        </>
      )}
      <details className={styles.general}>
        <summary>{plural(locale, general.length, refusedByAny)}</summary>
        <Rows refusals={general} locale={locale} />
      </details>
    </div>
  )
}

type RowsProps = { readonly refusals: readonly ListedRefusal[]; readonly locale: LocaleId }

function Rows({ refusals, locale }: RowsProps) {
  return (
    <dl className={styles.rows}>
      {refusals.map(({ http, code, name, text }) => (
        <div key={`${http} ${code}`}>
          <dt>
            <b>{http}</b> <code>{`${code} ${name}`}</code>
          </dt>
          <dd>{readsSource(locale) ? text : <MarkedChinese text={text} />}</dd>
        </div>
      ))}
    </dl>
  )
}

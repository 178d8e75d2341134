import { locales, sourceId } from '@hongyan/locales'
import record from './open-record.module.css'

/** What something is, in lines; they may be as they were typed, in Chinese. */
export type FactRow = readonly [
  name: string,
  lines: readonly (string | null | undefined)[],
  isChinese?: boolean,
]

/** What is known of an open record, by name; what nothing is known of is left out. */
export function Facts({ title, rows }: { readonly title: string; readonly rows: readonly FactRow[] }) {
  const known = rows.map(([name, lines, isChinese]) => ({ name, lines: lines.filter(Boolean), isChinese }))
  return (
    <>
      <h3>{title}</h3>
      <dl className={record.facts}>
        {known
          .filter(({ lines }) => lines.length > 0)
          .map(({ name, lines, isChinese }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={isChinese ? locales[sourceId].htmlLang : undefined}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </>
  )
}

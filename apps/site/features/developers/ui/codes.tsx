import { developersMessages } from '@hongyan/content'
import { type LocaleId, readsSource } from '@hongyan/locales'
import type { ApiDescription } from '../load.ts'
import styles from './codes.module.css'
import { MarkedChinese } from './marked-chinese.tsx'

/** Every code that an answer may carry, with what it means. */
export function Codes({
  locale,
  codes,
}: {
  readonly locale: LocaleId
  readonly codes: ApiDescription['x-codes']
}) {
  return (
    <table className={styles.codes}>
      <thead>
        <tr>
          <th scope="col">code</th>
          <th scope="col">HTTP</th>
          <th scope="col">{developersMessages(locale).meaning}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(codes).map(([code, { http, text: meaning }]) => (
          <tr key={code}>
            <td>{code}</td>
            <td>{http}</td>
            <td>{readsSource(locale) ? meaning : <MarkedChinese text={meaning} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

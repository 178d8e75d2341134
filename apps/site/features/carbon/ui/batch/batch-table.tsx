import { formatNumber, type LocaleId } from '@hongyan/locales'
import { roundedKg } from '../../text/format-emission.ts'
import styles from './batch-table.module.css'
import type { BatchWords } from './batch-words.ts'
import type { BatchLine } from './result-table.ts'

/** Every row of a batch beside its answer, in the order it was given; each leads to its own page. */
export function BatchTable({
  locale,
  words,
  lines,
}: {
  readonly locale: LocaleId
  readonly words: BatchWords
  readonly lines: readonly BatchLine[]
}) {
  const { columns } = words
  const kg = (sum: { readonly kgCo2e: number } | null) => sum && roundedKg(locale, sum.kgCo2e * 1e6)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named place to scroll, not a section of the page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <div className={styles.scroller} role="group" aria-labelledby="batch-status" tabIndex={0} data-scrolls="">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.row}</th>
            <th scope="col">{columns.from}</th>
            <th scope="col">{columns.to}</th>
            <th scope="col">{columns.weight}</th>
            <th scope="col">{columns.mode}</th>
            <th scope="col">{columns.km}</th>
            <th scope="col">{columns.international}</th>
            <th scope="col">{columns.china}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ asked, done }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places, and two may be the same
            <tr key={index}>
              <td>{index + 1}</td>
              <th scope="row">{asked.from}</th>
              <td>{asked.to}</td>
              <td>{done.weightKg === null ? asked.weight : formatNumber(locale, done.weightKg)}</td>
              <td>{done.mode === null ? asked.mode : words.modes[done.mode]}</td>
              {done.problem === null ? (
                <>
                  <td>{formatNumber(locale, Math.round(done.km ?? 0))}</td>
                  <td>
                    <a href={done.link ?? undefined} data-no-prefetch="">
                      {kg(done.international)}
                    </a>
                  </td>
                  <td>{kg(done.china)}</td>
                </>
              ) : (
                <td colSpan={3} className={styles.problem}>
                  {words.problems[done.problem]}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

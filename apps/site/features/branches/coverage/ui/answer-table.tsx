import { formatNumber, type LocaleId, marksOf } from '@hongyan/locales'
import { cluster } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { useState } from 'react'
import styles from './answer-table.module.css'
import type { CoverageState, CoverageView } from './coverage-answer.ts'
import { areaWords, extraWords, rowWords } from './result-words.ts'
import type { CoverageWords } from './words.ts'

type Group = CoverageState | 'unclear'
const groups: readonly Group[] = ['served', 'partly', 'not', 'unclear']
const tones = { served: 'positive', partly: 'caution', not: 'neutral', unclear: 'signal' } as const

/** The answers to a list, a row for each address, to be looked through by result. */
export function AnswerTable({
  answers,
  ready,
  locale,
  words,
}: {
  readonly answers: readonly CoverageView[]
  readonly ready: boolean
  readonly locale: LocaleId
  readonly words: CoverageWords
}) {
  const [shown, setShown] = useState<Group | null>(null)
  const { columns, many } = words
  const counts = Map.groupBy(answers, groupOf)
  const rows = answers.map((answer, index) => ({ answer, row: index + 1 }))
  return (
    <>
      {ready && (
        <fieldset className={cluster(8, styles.groups)}>
          <legend className="visually-hidden">{many.show}</legend>
          {[null, ...groups].map((group) => {
            const count = group === null ? answers.length : (counts.get(group)?.length ?? 0)
            return (
              <button
                key={group ?? 'all'}
                type="button"
                aria-pressed={shown === group}
                disabled={count === 0}
                onClick={() => setShown(group)}
              >
                {group === null ? many.all : words.states[group]}
                <small>{formatNumber(locale, count)}</small>
              </button>
            )
          })}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table must scroll by keyboard too */}
      <section className={styles.frame} aria-label={many.tab} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.row}</th>
              <th scope="col">{columns.address}</th>
              <th scope="col">{columns.area}</th>
              <th scope="col">{columns.state}</th>
              <th scope="col">{columns.extra}</th>
              <th scope="col">{columns.branch}</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ answer }) => shown === null || groupOf(answer) === shown)
              .map(({ answer, row }) => (
                <Row key={row} answer={answer} row={row} locale={locale} words={words} />
              ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Row({
  answer,
  row,
  locale,
  words,
}: {
  readonly answer: CoverageView
  readonly row: number
  readonly locale: LocaleId
  readonly words: CoverageWords
}) {
  const { state, note } = rowWords(answer, words)
  const standard =
    answer.kind === 'district' ? answer.products.find((one) => one.state === 'served') : undefined
  return (
    <tr>
      <td>{row}</td>
      <td>{answer.asked}</td>
      <td>{'area' in answer ? areaWords(answer.area, locale) : ''}</td>
      <td>
        <Tag tone={tones[groupOf(answer)]}>{state}</Tag>
      </td>
      <td>
        {standard?.state === 'served'
          ? `${words.products[standard.product]}${marksOf(locale).colon}${extraWords(standard, locale, words)}`
          : note}
      </td>
      <td>{answer.kind === 'district' ? answer.branch?.name : ''}</td>
    </tr>
  )
}

function groupOf(answer: CoverageView): Group {
  return 'state' in answer ? answer.state : 'unclear'
}

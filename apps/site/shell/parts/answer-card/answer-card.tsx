import { ArrowRightIcon } from '@hongyan/ui/icons.tsx'
import type { AnswerRow, BriefAnswer } from '../../../client/brief-answer.ts'
import styles from './answer-card.module.css'

/**
 * An answer in place: what it is, at most a few lines, and the page that says all. `data-slot` names what a script
 * fills where it shows an answer of its own in a copy of it.
 */
export function AnswerCard({ answer }: { readonly answer: BriefAnswer }) {
  const { engine, title, text, rows, more } = answer
  return (
    <section className={styles.card} data-engine={engine}>
      <div className={styles.words}>
        <h2 data-slot="title">{title}</h2>
        {text !== null && (
          <p className={styles.text} data-slot="text">
            {text}
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <ul className={styles.rows} data-slot="rows">
          {rows.map((row) => (
            <Row key={row.path ?? row.text} row={row} />
          ))}
        </ul>
      )}
      <a className={styles.more} href={more.path} data-slot="more" data-no-prefetch="">
        <span data-slot="label">{more.label}</span>
        <ArrowRightIcon />
      </a>
    </section>
  )
}

/** A line leads to a page of its own, or is read where it stands. */
function Row({ row: { text, note, figure, path } }: { readonly row: AnswerRow }) {
  return (
    <li>
      <a {...(path !== null && { href: path })} data-no-prefetch="">
        <span data-slot="row-text">{text}</span>
        {figure !== null && <b data-slot="figure">{figure}</b>}
        {note !== null && <small data-slot="note">{note}</small>}
      </a>
    </li>
  )
}

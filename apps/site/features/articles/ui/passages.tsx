import type { Passage } from '@hongyan/content'
import { LongClauses } from '../../../shell/parts/section-head/long-clauses.tsx'
import styles from './passages.module.css'

/** Running text of a news item or a notice. */
export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return (
    <div className={styles.passages}>
      {passages.map((passage, index) => (
        // Passages never move: their place is their name.
        // biome-ignore lint/suspicious/noArrayIndexKey: static text
        <PassageOf key={index} passage={passage} />
      ))}
    </div>
  )
}

function PassageOf({ passage }: { readonly passage: Passage }) {
  switch (passage.kind) {
    case 'paragraph':
      return <p>{passage.text}</p>
    case 'heading':
      return <h2>{passage.text}</h2>
    case 'list':
      return (
        <ul>
          {passage.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>{passage.text}</blockquote>
          <figcaption>{passage.who}</figcaption>
        </figure>
      )
    case 'figure':
      return (
        <p className={styles.figure}>
          <b>
            {passage.value}
            {passage.unit && <small>{`\u00a0${passage.unit}`}</small>}
          </b>
          <span>{passage.label}</span>
        </p>
      )
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must scroll by keyboard too
        <section className={styles.table} tabIndex={0} aria-label={passage.caption}>
          <table>
            <caption>{passage.caption}</caption>
            <thead>
              <tr>
                {passage.columns.map((column) => (
                  <th key={column} scope="col">
                    <LongClauses text={column} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {passage.rows.map((cells) => (
                <tr key={cells[0]}>
                  {cells.map((cell, column) =>
                    column === 0 ? (
                      <th key={passage.columns[column]} scope="row">
                        <LongClauses text={cell} />
                      </th>
                    ) : (
                      <td key={passage.columns[column]}>
                        <LongClauses text={cell} />
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )
  }
}

import type { PaperBlock, Picture } from '../paper-text.ts'
import type { PaperWords } from '../words.ts'
import { BarsPicture } from './bars.tsx'
import { ColumnsPicture } from './columns.tsx'
import { CurvesPicture } from './curves.tsx'
import { Formula, Inline } from './inline.tsx'
import { pictureText } from './picture-text.ts'
import { PlanPicture } from './plan.tsx'

/** A block with the number that figures, tables and sums carry. */
export type Numbered = { readonly block: PaperBlock; readonly number: number | null }

export function Block({ block, number, words }: Numbered & { readonly words: PaperWords }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      )
    case 'heading':
      return <h3>{block.text}</h3>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      )
    case 'formula':
      return (
        <div className="formula">
          <p>
            <Formula text={block.formula} />
          </p>
          <ul>
            {block.where.map((line) => (
              <li key={line}>
                <Formula text={line} />
              </li>
            ))}
          </ul>
        </div>
      )
    case 'note':
      return (
        <aside className="note">
          <h4>{block.title}</h4>
          <p>{block.text}</p>
        </aside>
      )
    case 'table':
      return (
        <figure className="wide">
          <Caption name={words.table} number={number} text={block.caption} />
          <table>
            <thead>
              <tr>
                {block.columns.map(({ label, numbers }) => (
                  <th key={label} scope="col" className={numbers ? 'number' : undefined}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((cells) => (
                <tr key={cells.join()}>
                  {cells.map((cell, index) => {
                    const column = block.columns[index]
                    return index === 0 ? (
                      <th key={column?.label} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={column?.label} className={column?.numbers ? 'number' : undefined}>
                        {cell}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          {block.note && <p className="under">{block.note}</p>}
        </figure>
      )
    case 'sums':
      return (
        <figure className="sums">
          <Caption name={words.sum} number={number} text={block.caption} />
          <dl>
            {block.rows.map(({ what, sum, is, unit }) => (
              <div key={what + sum}>
                <dt>{what}</dt>
                <dd>
                  <span>{sum.replace(/√\((\d+)\)/g, '√$1')} =</span> <b>{is}</b> {unit}
                </dd>
              </div>
            ))}
          </dl>
          {block.note && <p className="under">{block.note}</p>}
        </figure>
      )
    case 'figure':
      return (
        <figure className="wide">
          <Caption name={words.figure} number={number} text={block.caption} />
          <div className="picture" role="img" aria-label={pictureText(block.caption, block.picture)}>
            <Drawn picture={block.picture} />
          </div>
          {block.note && <p className="under">{block.note}</p>}
        </figure>
      )
  }
}

function Caption({
  name,
  number,
  text,
}: {
  readonly name: string
  readonly number: number | null
  readonly text: string
}) {
  return (
    <figcaption>
      <b>
        {name} {number}
      </b>
      {text}
    </figcaption>
  )
}

function Drawn({ picture }: { readonly picture: Picture }) {
  switch (picture.kind) {
    case 'bars':
      return <BarsPicture picture={picture} />
    case 'curves':
      return <CurvesPicture picture={picture} />
    case 'columns':
      return <ColumnsPicture picture={picture} />
    case 'plan':
      return <PlanPicture picture={picture} />
  }
}

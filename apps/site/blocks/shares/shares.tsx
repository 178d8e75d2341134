import type { BlockOf } from '@hongyan/content'
import { formatNumber, type LocaleId } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { stack } from '@hongyan/ui/layout.ts'
import { FoldRows } from '../../shell/parts/fold-rows/fold-rows.tsx'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { percent } from '../../shell/parts/picture/lengths.ts'
import pic from '../../shell/parts/picture/picture.module.css'
import styles from './shares.module.css'
import { type Piece, stackedRows } from './stack.ts'

// The first part is the one the picture is about; the others step down from ink to paper.
const looks = [pic.signal, pic.ink, styles.third, pic.soft, styles.last]

/** Parts of a whole: a stacked bar for each row, its numbers in a table beside it. */
export function Shares({ block, locale }: { readonly block: BlockOf<'shares'>; readonly locale: LocaleId }) {
  const { parts, rows, unit, source } = block
  const bars = stackedRows(rows)
  return (
    <Frame block={block} locale={locale}>
      <div className={stack(16, styles.shares)}>
        <FoldRows count={rows.length} shown={1} locale={locale}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td>{unit}</td>
                <td />
                {parts.map(({ id, label }, index) => (
                  <th key={id} scope="col">
                    <span>
                      <Swatch look={looks[index]} />
                      {label}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values }, row) => (
                <tr key={label}>
                  <th scope="row">
                    {label}
                    <small>{unit}</small>
                  </th>
                  <td className={styles.bar}>
                    <Bar pieces={bars[row] ?? []} />
                  </td>
                  {parts.map((part, index) => (
                    <td key={part.id} data-label={part.label} className={styles.value}>
                      <Swatch look={looks[index]} />
                      {formatNumber(locale, values[index] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </FoldRows>
        <p className={pic.source}>{source}</p>
      </div>
    </Frame>
  )
}

function Bar({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <svg aria-hidden="true">
      {pieces.map(({ start, width, part }) => (
        <rect
          key={part}
          className={classNames(looks[part], styles.piece)}
          x={percent(start)}
          width={percent(width)}
          height="100%"
        />
      ))}
    </svg>
  )
}

function Swatch({ look }: { readonly look: string | undefined }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect className={look} width="100%" height="100%" rx="2" />
    </svg>
  )
}

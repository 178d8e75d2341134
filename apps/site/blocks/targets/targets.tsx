import { type BlockOf, picturesMessages } from '@hongyan/content'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag, type Tone } from '@hongyan/ui/tag.tsx'
import { FoldRows } from '../../shell/parts/fold-rows/fold-rows.tsx'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { percent } from '../../shell/parts/picture/lengths.ts'
import pic from '../../shell/parts/picture/picture.module.css'
import styles from './targets.module.css'

type Target = BlockOf<'targets'>['items'][number]

const tones: Readonly<Record<Target['status'], Tone>> = {
  met: 'positive',
  'on-track': 'neutral',
  behind: 'wrong',
}

/** What was promised by when, and how much of it is done: a bar from nothing to the whole promise. */
export function Targets({
  block,
  locale,
}: {
  readonly block: BlockOf<'targets'>
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale)
  return (
    <Frame block={block} locale={locale}>
      <div className={stack(16, styles.targets)}>
        <FoldRows count={block.items.length} shown={3} locale={locale}>
          <ul className={styles.items}>
            {block.items.map(({ id, title, text, year, done, status }) => (
              <li key={id} className={styles.item}>
                <div className={stack(4, styles.promise)}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
                <div className={stack(8, styles.progress)}>
                  <p className={styles.state}>
                    <b>
                      {formatNumber(locale, Math.round(done * 100))}
                      <small>%</small>
                    </b>
                    <Tag tone={tones[status]}>{words.statuses[status]}</Tag>
                  </p>
                  <Bar done={done} status={status} />
                </div>
                <p className={styles.year}>{fill(words.byYear, { year: String(year) })}</p>
              </li>
            ))}
          </ul>
        </FoldRows>
        <p className={pic.source}>{block.source}</p>
      </div>
    </Frame>
  )
}

function Bar({ done, status }: { readonly done: number; readonly status: Target['status'] }) {
  const look = status === 'behind' ? pic.signal : status === 'met' ? styles.met : pic.ink
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={pic.faint} width="100%" height="100%" />
      <rect className={look} width={percent(done)} height="100%" />
      {[0.25, 0.5, 0.75].map((quarter) => (
        <line
          key={quarter}
          className={styles.quarter}
          x1={percent(quarter)}
          x2={percent(quarter)}
          y2="100%"
        />
      ))}
    </svg>
  )
}

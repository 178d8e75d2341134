import { type BlockOf, picturesMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { At } from '../../shell/parts/picture/at.tsx'
import { durationWords } from '../../shell/parts/picture/clock-words.ts'
import { rem } from '../../shell/parts/picture/lengths.ts'
import pic from '../../shell/parts/picture/picture.module.css'
import styles from './journey.module.css'
import { hoursOf, spotsOf } from './way.ts'

/** Stops of a journey: the time between them drawn to scale, and under each what happens and what is watched. */
export function Journey({
  block,
  locale,
}: {
  readonly block: BlockOf<'journey'>
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale)
  const shares = spotsOf(block.stops)
  const spots = block.stops.map(({ title }, index) => ({ id: title, at: shares[index] ?? 0 }))
  const total = fill(words.total, { time: durationWords(locale, hoursOf(block.stops)) })
  return (
    <Frame block={block} locale={locale}>
      <div>
        <p className={styles.total}>
          <b>{total}</b>
          <span>{words.toScale}</span>
        </p>
        <svg className={styles.way} aria-hidden="true">
          <line className={styles.track} x2="100%" y1="50%" y2="50%" />
          {spots.map(({ id, at }, index) => (
            <At key={id} x={at} y={0.5}>
              <circle className={index === spots.length - 1 ? pic.signal : styles.stop} r={rem(6)} />
              <g className={styles.number}>
                <circle className={index === spots.length - 1 ? pic.signal : pic.ink} r={rem(12)} />
                <text y={rem(5)} textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            </At>
          ))}
        </svg>
        <ol className={styles.stops}>
          {block.stops.map(({ title, text, hours, watch }, index) => (
            <li key={title}>
              <p className={styles.hours}>
                {index === 0 ? words.start : `+ ${durationWords(locale, hours)}`}
              </p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              {watch && (
                <p className={styles.watch}>
                  <span className="visually-hidden">{words.watched}</span>
                  {watch}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  )
}

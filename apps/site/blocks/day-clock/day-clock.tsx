import { type BlockOf, picturesMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { clockTime } from '../../shell/parts/picture/clock-words.ts'
import styles from './day-clock.module.css'
import { Dial } from './dial.tsx'

/** One day as a dial of 24 hours, midnight up, with the list of what happens when beside it. */
export function DayClock({
  block,
  locale,
}: {
  readonly block: BlockOf<'day-clock'>
  readonly locale: LocaleId
}) {
  const { spans, mark } = block
  const words = picturesMessages(locale)
  return (
    <Frame block={block} locale={locale}>
      <div className={styles.clock}>
        <div className={styles.face}>
          <Dial spans={spans} mark={mark?.at ?? null} />
          {mark && (
            <p className={styles.mark}>
              <b>{clockTime(mark.at)}</b>
              <span>{mark.label}</span>
            </p>
          )}
        </div>
        <ol className={styles.spans}>
          {spans.map(({ from, to, label, text }, index) => (
            <li key={from + label}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <p className={styles.time}>
                {clockTime(from)}–{clockTime(to)}
                {to > 24 && <small>{from >= 24 ? words.nextDay : words.untilNextDay}</small>}
              </p>
              <div>
                <h3>{label}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  )
}

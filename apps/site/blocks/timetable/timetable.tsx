import { type BlockOf, picturesMessages, siteContent } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { FoldRows } from '../../shell/parts/fold-rows/fold-rows.tsx'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import pic from '../../shell/parts/picture/picture.module.css'
import { inOrder, rulerOf } from './day-ruler.ts'
import { daysWords } from './days-words.ts'
import { Hours, Leg } from './flight-bar.tsx'
import styles from './timetable.module.css'

/** Flights of a week: a row for each, drawn on one ruler of a day. Times are local. */
export function Timetable({
  block,
  locale,
}: {
  readonly block: BlockOf<'timetable'>
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale).flights
  const ruler = rulerOf(block.flights)
  const { aircraft } = siteContent(locale).fleet
  return (
    <Frame block={block} locale={locale}>
      <div className={stack(16, styles.whole)}>
        <FoldRows count={block.flights.length} locale={locale}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.flight}</th>
                <th scope="col">{words.days}</th>
                <th scope="col" className={styles.day}>
                  <span className="visually-hidden">{words.times}</span>
                  <Hours ruler={ruler} />
                </th>
              </tr>
            </thead>
            <tbody>
              {inOrder(block.flights, ruler).map((flight) => (
                <tr key={flight.number}>
                  <th scope="row">
                    <span className={styles.route}>
                      {flight.from} → {flight.to}
                    </span>
                    <span className={styles.number}>
                      {flight.number}
                      <abbr>{aircraft.find(({ id }) => id === flight.aircraft)?.code}</abbr>
                    </span>
                  </th>
                  <td className={styles.days}>{daysWords(flight.days, locale)}</td>
                  <td className={styles.day}>
                    <Leg flight={flight} ruler={ruler} nextDay={words.nextDay} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </FoldRows>
        <p className={pic.source}>{block.note}</p>
      </div>
    </Frame>
  )
}

import { type AircraftType, picturesMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Contour } from './contour.tsx'
import { deckLine } from './cross-section.ts'
import { groupName, groupsOf } from './geometry.ts'
import styles from './limits.module.css'
import { kilograms, metres } from './measure-words.ts'
import type { PlanLayout } from './plan-layout.ts'
import { PositionMarks } from './position-marks.tsx'

/**
 * The table of limits, in which a row is also the choice of its positions. Everything drawn for a row, its marks on
 * both sheets and its cross-section, stands inside the row, so that `:has(:checked)` is enough to show it.
 */
export function Limits({
  aircraft,
  sheets,
  name,
  locale,
}: {
  readonly aircraft: AircraftType
  readonly sheets: readonly PlanLayout[]
  /** Name of the radio buttons, unique in the page. */
  readonly name: string
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale).compartments
  const decks = aircraft.decks.map((deck) => ({ deck, groups: groupsOf(deck) }))
  const all = decks.flatMap(({ groups }) => groups)
  const line = deckLine(aircraft, all)
  return (
    <table className={styles.limits}>
      <caption>{words.limits}</caption>
      <thead>
        <tr>
          <th scope="col">{words.position}</th>
          <th scope="col">{words.unit}</th>
          <th scope="col">{words.floor}</th>
          <th scope="col">{words.height}</th>
          <th scope="col">{words.limit}</th>
        </tr>
      </thead>
      {decks.map(({ deck, groups }) => (
        <tbody key={deck.id}>
          {decks.length > 1 && (
            <tr className={styles.deck}>
              <th scope="rowgroup" colSpan={5}>
                {deck.name}
              </th>
            </tr>
          )}
          {groups.map((group) => {
            const [first] = group.positions
            const id = `${name}-${group.key}`
            return (
              <tr key={group.key} className={styles.row}>
                <th scope="row">
                  <input
                    type="radio"
                    id={id}
                    name={name}
                    value={group.key}
                    defaultChecked={group === all[0]}
                  />
                  <label htmlFor={id}>
                    {groupName(group)}
                    {sheets.map((layout) => (
                      <PositionMarks key={layout.sheet} group={group} layout={layout} />
                    ))}
                  </label>
                  <Contour aircraft={aircraft} group={group} line={line} locale={locale} />
                </th>
                <td>{first?.unit}</td>
                <td>{first && `${metres(locale, first.length)} × ${metres(locale, first.width)}`}</td>
                <td>{first && metres(locale, first.height)}</td>
                <td>{first && kilograms(locale, first.limit)}</td>
              </tr>
            )
          })}
        </tbody>
      ))}
    </table>
  )
}

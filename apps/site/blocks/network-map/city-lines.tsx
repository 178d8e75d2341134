import { picturesMessages } from '@hongyan/content'
import { type LocaleId, localeOf } from '@hongyan/locales'
import styles from './network-map.module.css'
import type { Start } from './starts.ts'

/** The lines in words, a row for each city they start from. A chosen row shows its lines on the map. */
export function CityLines({
  name,
  starts,
  locale,
}: {
  readonly name: string
  readonly starts: readonly Start[]
  readonly locale: LocaleId
}) {
  const words = picturesMessages(locale).network
  const list = new Intl.ListFormat(localeOf(locale).intl, { type: 'conjunction' })
  return (
    <fieldset>
      <legend className="visually-hidden">{words.choose}</legend>
      <label className={styles.city}>
        <input type="radio" name={name} value="all" defaultChecked />
        <b>{words.all}</b>
      </label>
      {starts.map(({ id, name: city, ends }) => (
        <label key={id} className={styles.city}>
          <input type="radio" name={name} value={id} />
          <b>{city}</b>
          <span>{list.format(ends)}</span>
        </label>
      ))}
    </fieldset>
  )
}

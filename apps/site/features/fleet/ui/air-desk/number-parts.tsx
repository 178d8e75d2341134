import { loadingMessages } from '@hongyan/content'
import { airCheckDigit } from '@hongyan/domain/numbers/check-digits'
import type { LocaleId } from '@hongyan/locales'
import styles from './number-parts.module.css'

const airline = '660'
const serial = '6601202'
const check = airCheckDigit(serial)

/** An air waybill number as it is printed, of the sample consignment. */
export const sampleAirWaybill = `${airline}-${serial}${check}`

/** What the digits of an air waybill number say, and why a slip in them shows. */
export function NumberParts({ locale }: { readonly locale: LocaleId }) {
  const { desk } = loadingMessages(locale)
  const parts = [
    { digits: `${airline}-`, ...desk.airline },
    { digits: serial, ...desk.serial },
    { digits: check, ...desk.check },
  ]
  return (
    <figure className={styles.parts}>
      <figcaption>{desk.parts}</figcaption>
      <dl>
        {parts.map(({ digits, name, note }) => (
          <div key={name}>
            <dt>
              <span className={styles.digits}>{digits}</span>
              {name}
            </dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

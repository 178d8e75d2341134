import { contentMessages } from '@hongyan/content'
import { trackingMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { paths } from '../../../paths.ts'
import styles from './track-field.module.css'

/** What most people want of the page of help, done there: a number leads to where the shipment is. */
export function TrackField({ locale }: { readonly locale: LocaleId }) {
  const { box } = trackingMessages(locale)
  return (
    <form method="get" action={paths.track(locale)} className={styles.track}>
      <label htmlFor="waybill">{contentMessages(locale).track}</label>
      <input
        id="waybill"
        name="no"
        placeholder={box.label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        enterKeyHint="search"
        required
      />
      <Button type="submit">{box.submit}</Button>
    </form>
  )
}

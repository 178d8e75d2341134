import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { BellIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import { Fold } from './fold.tsx'
import styles from './side-card.module.css'

/** A mailbox is told when the status changes; other ways are on a page of their own. Nothing once it has arrived. */
export function SubscribeCard({
  shipment,
  byMail,
}: {
  readonly shipment: TrackedShipment
  readonly byMail: boolean
}) {
  const { words, locale } = useTrackingTexts()
  const { subscribe } = words
  const { status, waybillNo } = shipment
  if (status === 'delivered' || status === 'returned') return null
  return (
    <Fold title={subscribe.title} icon={<BellIcon />}>
      <p>{subscribe.lead}</p>
      {byMail && (
        <form
          method="post"
          action={paths.subscribe(locale)}
          className={stack(12)}
          onSubmit={({ currentTarget }) => leaveNothing(currentTarget)}
        >
          <input type="hidden" name="channel" value="mail" />
          <input type="hidden" name="number" value={waybillNo} />
          <input type="hidden" name="moments" value="all" />
          <TextField
            id="subscribe-mail"
            name="address"
            label={subscribe.mail}
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <Button type="submit" kind="secondary" size="small" wide>
            {subscribe.submit}
          </Button>
        </form>
      )}
      <p>
        {subscribe.privacy} <a href={paths.privacy(locale)}>{subscribe.privacyLink}</a>
      </p>
      <a className={styles.quiet} href={paths.subscribe(locale, waybillNo)} data-no-prefetch="">
        {subscribe.more}
      </a>
    </Fold>
  )
}

/** Once an address was sent the browser does not fill it in again for whoever goes back to the page. */
function leaveNothing({ elements }: HTMLFormElement): void {
  const field = elements.namedItem('address')
  if (field instanceof HTMLInputElement) field.autocomplete = 'off'
}

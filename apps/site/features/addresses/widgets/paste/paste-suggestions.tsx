import { addressMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { Deferred } from '@hongyan/ui/deferred.tsx'
import { PhoneIcon, PinIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import styles from './paste-suggestions.module.css'

/**
 * What `link-tools.client.ts` shows under a box for tracking numbers into which an address or a phone was pasted.
 * Only a script shows it, so it comes after the page.
 */
export function PasteSuggestions({ locale }: { readonly locale: LocaleId }) {
  const { offers } = addressMessages(locale)
  return (
    <Deferred id="paste-suggestions" file="tools" hidden>
      <div className={styles.suggestions} data-kind="address">
        <PinIcon size={20} />
        <div>
          <p>{offers.address}</p>
          <p className={styles.note} data-note="" data-reading={offers.reading} data-failed={offers.failed}>
            {offers.note}
          </p>
        </div>
        <div className={cluster(8)}>
          <Button kind="secondary" size="small" data-tool={paths.fee(locale)}>
            {offers.quote}
          </Button>
          <Button kind="secondary" size="small" data-tool={paths.serveRange(locale)}>
            {offers.coverage}
          </Button>
        </div>
      </div>
      <div className={styles.suggestions} data-kind="phone">
        <PhoneIcon size={20} />
        <p>{offers.phone}</p>
        <div className={cluster(8)}>
          <ButtonLink kind="secondary" size="small" href={paths.connect(locale)}>
            {offers.contact}
          </ButtonLink>
        </div>
      </div>
    </Deferred>
  )
}

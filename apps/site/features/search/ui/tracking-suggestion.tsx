import { searchMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { BoxIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../paths.ts'
import styles from './tracking-suggestion.module.css'

/** For a question that is a shipment number: the page that answers it. */
export function TrackingSuggestion({
  numbers,
  locale,
}: {
  readonly numbers: readonly string[]
  readonly locale: LocaleId
}) {
  const { tracking } = searchMessages(locale)
  return (
    <section className={styles.suggestion} aria-labelledby="tracking-suggestion">
      <BoxIcon size={32} />
      <div>
        <h2 id="tracking-suggestion">{tracking.title}</h2>
        <p>{fill(tracking.text, { number: numbers.join(' ') })}</p>
      </div>
      <ButtonLink kind="secondary" href={paths.track(locale, numbers)} data-no-prefetch="">
        {tracking.action}
      </ButtonLink>
    </section>
  )
}

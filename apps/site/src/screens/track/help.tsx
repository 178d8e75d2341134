import { trackingMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import styles from './help.module.css'

/** Questions people have while they wait. */
export function TrackHelp({ locale }: { readonly locale: LocaleId }) {
  const { help } = trackingMessages(locale)
  return (
    <section aria-labelledby="track-help" className={styles.help}>
      <div className="page">
        <h2 id="track-help">{help.title}</h2>
        <div className={styles.items}>
          {help.items.map(({ question, answer }) => (
            <details key={question} name="track-help">
              <summary>
                {question}
                <ChevronDownIcon size={16} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

import { trackingMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import styles from './help.module.css'

/** Questions people have while they wait. */
export function TrackHelp({ locale }: { readonly locale: LocaleId }) {
  return <HelpList name="track-help" {...trackingMessages(locale).help} />
}

/** Questions that unfold under a tool. `name` is the id of their heading, and lets one be open at a time. */
export function HelpList({
  name,
  title,
  items,
  children,
}: {
  readonly name: string
  readonly title: string
  readonly items: readonly { readonly question: string; readonly answer: string }[]
  /** What follows the questions. */
  readonly children?: ReactNode
}) {
  return (
    <section aria-labelledby={name} className={styles.help}>
      <div className="page">
        <h2 id={name}>{title}</h2>
        <div className={styles.items}>
          {items.map(({ question, answer }) => (
            <details key={question} name={name}>
              <summary>
                {question}
                <ChevronDownIcon size={16} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
        {children}
      </div>
    </section>
  )
}

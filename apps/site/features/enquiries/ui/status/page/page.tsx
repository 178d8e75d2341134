import { enquiryMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import styles from './page.module.css'

/** The private page of an enquiry: its title here, everything private fetched in the browser. */
export function EnquiryStatusScreen({
  locale,
  children,
}: {
  readonly locale: LocaleId
  readonly children: ReactNode
}) {
  const { status } = enquiryMessages(locale)
  return (
    <div className={`page ${styles.screen}`}>
      <div className={stack(8, styles.words)}>
        <h1>{status.title}</h1>
        <p>{status.lead}</p>
      </div>
      {children}
    </div>
  )
}

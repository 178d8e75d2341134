import { enquiryMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'

/** Anchor of the message on the page of customer service. */
const messageAnchor = 'message'

/** What frames a message to customer service. */
export function Message({ locale, children }: { readonly locale: LocaleId; readonly children: ReactNode }) {
  return (
    <section id={messageAnchor} className={stack(20)} aria-labelledby="message-title">
      <h2 id="message-title">{enquiryMessages(locale).message.title}</h2>
      {children}
    </section>
  )
}

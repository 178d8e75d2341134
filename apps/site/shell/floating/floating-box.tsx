import type { LocaleId } from '@hongyan/locales'
import { newWindow } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { ArrowUpIcon, BoxIcon, ChatIcon, MailIcon, PencilIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../paths.ts'
import { chatLink } from '../chat-link.ts'
import type { ShellContent } from '../shell-content.ts'
import styles from './floating.module.css'

/**
 * Customer service (its chats, where the company has any), mail and the way back to the top in the margin at the
 * right. On narrow screens one round button opens the same list, with the order that the header has no room for;
 * `startRoundButton` says when it shows.
 */
export function FloatingBox({
  content,
  locale,
  feedback,
}: {
  readonly content: ShellContent
  readonly locale: LocaleId
  /** Where feedback is given: at the foot of the page, or on a page for it; null there. */
  readonly feedback: string | null
}) {
  const texts = content.shell.floatingBox
  const { personalChat, merchantChat, contact, backToTop } = content.floatingBox
  const chats = [personalChat, merchantChat].flatMap(({ label, href }) =>
    href === null ? [] : [{ label, href: chatLink(href) }],
  )
  const [first] = chats
  return (
    <>
      <button
        type="button"
        className={styles.round}
        popoverTarget="quick-help"
        aria-label={texts.open}
        data-round=""
      >
        <ChatIcon size={24} />
      </button>
      <aside id="quick-help" className={styles.box} popover="auto" aria-label={texts.label}>
        <div className={classNames(styles.item, styles.order)}>
          <a className={styles.control} href={paths.placeOrder(locale, 'express')} data-opens="order-dialog">
            <BoxIcon size={18} />
            <span>{content.shell.header.order}</span>
          </a>
        </div>
        <div className={styles.item}>
          {first === undefined ? (
            <a className={styles.control} href={paths.consultation(locale)}>
              <ChatIcon size={18} />
              <span>{texts.consult}</span>
            </a>
          ) : (
            <>
              <a className={styles.control} href={first.href} {...newWindow} data-chat="">
                <ChatIcon size={18} />
                <span>{texts.chat}</span>
              </a>
              <div className={styles.tip}>
                {chats.map(({ label, href }) => (
                  <a key={label} href={href} {...newWindow} data-chat="">
                    {label}
                  </a>
                ))}
              </div>
            </>
          )}
        </div>
        <div className={styles.item}>
          <a className={styles.control} href={`mailto:${contact.mail}`}>
            <MailIcon size={18} />
            <span>{contact.label}</span>
          </a>
          <div className={styles.tip}>
            <a href={`mailto:${contact.mail}`}>
              <b>{contact.tip}</b>
              {contact.mail}
            </a>
          </div>
        </div>
        {feedback && (
          <div className={styles.item}>
            <a className={styles.control} href={feedback}>
              <PencilIcon size={18} />
              <span>{content.shell.feedback.open}</span>
            </a>
          </div>
        )}
        <div className={styles.item}>
          <a className={styles.control} href="#top">
            <ArrowUpIcon size={18} />
            <span>{backToTop}</span>
          </a>
        </div>
      </aside>
    </>
  )
}

import { accountMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import styles from './privacy.module.css'

/** Frame of the page about what an account holds; what it holds comes after load. */
export function PrivacyScreen({
  locale,
  children,
}: {
  readonly locale: LocaleId
  readonly children: ReactNode
}) {
  const words = accountMessages(locale).privacy
  return (
    <div className={styles.screen}>
      <header>
        <h1>{words.title}</h1>
        <p>
          {words.lead}{' '}
          <a className={styles.policy} href={paths.privacy(locale)}>
            {words.policy}
          </a>
        </p>
      </header>
      {children}
    </div>
  )
}

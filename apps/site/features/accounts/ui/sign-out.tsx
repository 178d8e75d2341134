import { accountMessages, retentionText } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { ScenePicture } from '../../../shell/scene-picture.tsx'
import styles from './page.module.css'

/** Asks before it signs out: a link alone, on whosever page, must not. */
export function SignOutScreen({ locale }: { readonly locale: LocaleId }) {
  const words = accountMessages(locale).signOut
  return (
    <div className={`page ${styles.screen}`}>
      <div className={styles.words}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <form className={styles.actions} method="post" action={paths.signOut(locale)} data-sign-out="">
          <Button type="submit">{words.out}</Button>
          <ButtonLink kind="secondary" href={paths.home(locale)}>
            {words.stay}
          </ButtonLink>
        </form>
      </div>
    </div>
  )
}

/** Where somebody stands who is signed out. */
export function SignedOutScreen({ locale }: { readonly locale: LocaleId }) {
  const { title, points, again, home } = accountMessages(locale).signedOut
  return (
    <EndScreen locale={locale} title={title} points={points} home={home}>
      <ButtonLink kind="secondary" href={paths.signInStart(locale)} data-no-prefetch="" rel="nofollow">
        {again}
      </ButtonLink>
    </EndScreen>
  )
}

/** Where somebody stands whose account is no more: that it is, what stays as the law asks, and nothing else to do. */
export function DeletedScreen({ locale }: { readonly locale: LocaleId }) {
  const { title, gone, kept, again, home } = accountMessages(locale).deleted
  const [orders = '', claims = ''] = [retentionText(locale, 'orders'), retentionText(locale, 'claims')].map(
    (text) => text.toLowerCase(),
  )
  const points = [gone, fill(kept, { orders, claims }), again]
  return <EndScreen locale={locale} title={title} points={points} home={home} />
}

type EndScreenProps = {
  readonly locale: LocaleId
  readonly title: string
  readonly points: readonly string[]
  /** Words of the way home, which comes last. */
  readonly home: string
  readonly children?: ReactNode
}

function EndScreen({ locale, title, points, home, children }: EndScreenProps) {
  return (
    <div className={`page ${styles.screen}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon size={18} />
              {point}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {children}
          <ButtonLink kind="secondary" href={paths.home(locale)}>
            {home}
          </ButtonLink>
        </div>
      </div>
      <ScenePicture name="locker" className={styles.scene} sizes="360px" />
    </div>
  )
}

import { pictureAlt } from '@hongyan/content'
import { addressBookMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import styles from './signed-out.module.css'

/** The page for whoever is not signed in: what it does, and the way to sign in and back. */
export function BookSignedOut({ locale, signIn }: { readonly locale: LocaleId; readonly signIn: string }) {
  const { title, lead, points, ...words } = addressBookMessages(locale).signedOut
  return (
    <div className={styles.signedOut}>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon size={18} />
              {point}
            </li>
          ))}
        </ul>
        <div className={cluster(12)}>
          <ButtonLink href={signIn}>{words.signIn}</ButtonLink>
          <ButtonLink kind="secondary" href={paths.fee(locale)}>
            {words.quote}
          </ButtonLink>
        </div>
      </div>
      <ScenePicture
        className={styles.scene}
        name="locker"
        alt={pictureAlt('locker', locale)}
        sizes="(max-width: 48em) 90vw, 400px"
        eager
      />
    </div>
  )
}

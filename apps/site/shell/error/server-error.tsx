import { errorMessages, siteContent } from '@hongyan/content'
import { fill, type LocaleId, telephoneLink } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { PhoneIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../paths.ts'
import { ScenePicture } from '../scene-picture.tsx'
import styles from './error-screen.module.css'

/** The page of a fault of ours, with the number that support asks for. */
export function ServerError({
  locale,
  requestId,
}: {
  readonly locale: LocaleId
  readonly requestId: string
}) {
  const { server } = errorMessages(locale)
  const { hotline } = siteContent(locale).support
  return (
    <div className={`page ${styles.screen}`}>
      <div>
        <p className={styles.code}>{server.code}</p>
        <h1>{server.title}</h1>
        <p className={styles.lead}>{server.lead}</p>
        <div className={styles.ways}>
          <ButtonLink href={paths.home(locale)}>{server.back}</ButtonLink>
          <ButtonLink kind="secondary" href={telephoneLink(hotline)}>
            <PhoneIcon size={18} />
            {hotline}
          </ButtonLink>
        </div>
        <p className={styles.request}>{fill(server.requestId, { id: requestId })}</p>
      </div>
      <ScenePicture className={styles.scene} name="notfound" sizes="(max-width: 48em) 90vw, 680px" eager />
    </div>
  )
}

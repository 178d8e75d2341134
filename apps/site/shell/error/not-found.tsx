import { errorMessages, trackingMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { paths } from '../../paths.ts'
import { ScenePicture } from '../scene-picture.tsx'
import styles from './error-screen.module.css'

/** The page of an address that does not exist: the way home, and the thing most people came for. */
export function NotFound({ locale }: { readonly locale: LocaleId }) {
  const { notFound } = errorMessages(locale)
  const { box } = trackingMessages(locale)
  return (
    <div className={`page ${styles.screen}`}>
      <div>
        <p className={styles.code}>{notFound.code}</p>
        <h1>{notFound.title}</h1>
        <p className={styles.lead}>{notFound.lead}</p>
        <search>
          <form className={styles.track} action={paths.track(locale)} method="get">
            <input
              name="no"
              aria-label={box.label}
              placeholder={box.placeholder}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
            />
            <Button type="submit">{notFound.track}</Button>
          </form>
        </search>
        <div className={styles.ways}>
          <ButtonLink kind="secondary" href={paths.home(locale)}>
            {notFound.back}
          </ButtonLink>
          <ArrowLink href={paths.search(locale)} data-near={notFound.near}>
            {notFound.search}
          </ArrowLink>
        </div>
      </div>
      <ScenePicture className={styles.scene} name="notfound" sizes="(max-width: 48em) 90vw, 680px" eager />
    </div>
  )
}

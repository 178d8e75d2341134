import { errorMessages, siteContent, trackingMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { pathIn, paths } from '../../paths.ts'
import { ScenePicture } from '../scene-picture.tsx'
import styles from './error-screen.module.css'

/** How many tools are offered: as many as fit beside the picture. */
const offered = 3

/** The page of an address that does not exist: the way home, and the thing most people came for. */
export function NotFound({ locale }: { readonly locale: LocaleId }) {
  const { notFound } = errorMessages(locale)
  const { box } = trackingMessages(locale)
  const tools = (siteContent(locale).footer.footerNav.find(({ id }) => id === 'tools')?.links ?? [])
    .filter(({ href }) => href.startsWith('/') && pathIn(locale, href) !== paths.track(locale))
    .slice(0, offered)
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
          <ArrowLink href={paths.search(locale)} data-search="">
            {notFound.search}
          </ArrowLink>
        </div>
        <ul className={styles.near} data-near={notFound.near}>
          {tools.map(({ href, label }) => (
            <li key={href}>
              <a href={pathIn(locale, href)}>
                <span>{label}</span>
                <code>{pathIn(locale, href)}</code>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ScenePicture className={styles.scene} name="notfound" sizes="(max-width: 48em) 90vw, 680px" eager />
    </div>
  )
}

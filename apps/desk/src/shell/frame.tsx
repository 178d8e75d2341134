import { GlobeIcon, MenuIcon } from '@hongyan/ui/icons.tsx'
import { Link, Outlet, useLocation, useRouterState } from '@tanstack/react-router'
import { Fragment, Suspense, useEffect, useRef, useState } from 'react'
import { useFollowReleases } from '../client/follow-releases.ts'
import { useMe } from '../client/me.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { OwnMark } from '../parts/own-mark.tsx'
import { dropProblems } from '../parts/toasts.tsx'
import { signOut } from '../sign-in/sign-out.ts'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { RailCount } from '../worklists/rail-count.tsx'
import { RailLinks } from '../worklists/rail-links.tsx'
import { focusHeading } from './focus-heading.ts'
import styles from './frame.module.css'
import { PlaceIcon } from './place-icon.tsx'
import { places } from './places.ts'
import { useScreenFocus } from './use-screen-focus.ts'

/** The rail beside every screen, for somebody who is signed in. */
export function Frame() {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  useFollowReleases()
  const { pathname } = useLocation()
  const screen = useRef<HTMLElement>(null)
  useScreenFocus(screen, useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what both are over with
  useEffect(() => {
    setOpen(false)
    dropProblems()
  }, [pathname])
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads within the page, and leaves its address as it is */}
      <a
        href="#screen"
        className={styles.skip}
        onClick={(event) => {
          // The address stays: whoever loads the page again begins at its start.
          event.preventDefault()
          if (screen.current !== null) focusHeading(screen.current)
        }}
      >
        {texts.skip}
      </a>
      <header className={styles.bar}>
        <IconButton label={texts.menu} aria-expanded={open} onPress={() => setOpen(!open)}>
          <MenuIcon />
        </IconButton>
        <Brand />
      </header>
      <aside aria-label={texts.brand} className={styles.rail} data-open={open || undefined}>
        <Brand />
        <Rail />
        <Person />
      </aside>
      <main id="screen" ref={screen} tabIndex={-1} className={styles.screen}>
        <Suspense fallback={<p className={styles.loading}>{texts.loading}</p>}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  )
}

function Brand() {
  const texts = useTexts()
  return (
    <Link to="/" className={styles.brand ?? ''}>
      <svg viewBox="0 0 48 48" width="26" height="26" aria-hidden="true">
        <OwnMark signal={styles.signal} ink={styles.ink} />
      </svg>
      {texts.brand}
    </Link>
  )
}

function Rail() {
  const texts = useTexts()
  const { rights } = useMe()
  const shown = places.filter(
    (place) => place.rights.length === 0 || place.rights.some((one) => rights.includes(one)),
  )
  // Work stands between what is written and what is about staff, whatever of both somebody sees.
  const behindWork = shown.find(({ id }) => id === 'staff' || id === 'sessions')
  return (
    <nav aria-label={texts.menu} className={styles.nav}>
      {shown.map(({ id, to, counts }) => (
        <Fragment key={id}>
          {id === behindWork?.id && <RailLinks className={styles.link ?? ''} />}
          <Link
            to={to}
            className={styles.link ?? ''}
            activeProps={{ 'aria-current': 'page' }}
            activeOptions={{ exact: to === '/', includeSearch: false }}
          >
            <PlaceIcon id={id} />
            <span>{texts.places[id]}</span>
            {counts && <RailCount of={counts} />}
          </Link>
        </Fragment>
      ))}
    </nav>
  )
}

/** Who is signed in, the language of the desk, and the way out. */
function Person() {
  const { name } = useMe()
  const { texts, language, speak } = useLanguage()
  const { other } = deskLanguages[language]
  return (
    <div className={styles.person}>
      <strong>{name}</strong>
      <Button kind="reversed" onPress={() => speak(other)}>
        <GlobeIcon size={16} />
        <span lang={deskLanguages[other].tag}>{deskLanguages[other].ownName}</span>
      </Button>
      <Button kind="reversed" onPress={() => void signOut()}>
        {texts.signIn.signOut}
      </Button>
    </div>
  )
}

import { GlobeIcon, MenuIcon } from '@hongyan/ui/icons.tsx'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Fragment, Suspense, useState } from 'react'
import { useFollowReleases } from '../client/follow-releases.ts'
import { useMe } from '../client/me.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { Goose } from '../parts/goose.tsx'
import { signOut } from '../sign-in/sign-out.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { RailCount } from '../worklists/rail-count.tsx'
import { RailLinks } from '../worklists/rail-links.tsx'
import styles from './frame.module.css'
import { PlaceIcon } from './place-icon.tsx'
import { places } from './places.ts'

/** The rail beside every screen, for somebody who is signed in. */
export function Frame() {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  useFollowReleases()
  const { pathname } = useLocation()
  return (
    <div className={styles.frame}>
      <a href="#screen" className={styles.skip}>
        {texts.skip}
      </a>
      <header className={styles.bar}>
        <IconButton label={texts.menu} aria-expanded={open} onPress={() => setOpen(!open)}>
          <MenuIcon />
        </IconButton>
        <Brand />
      </header>
      <aside aria-label={texts.brand} className={styles.rail} data-open={open || undefined} key={pathname}>
        <Brand />
        <Rail />
        <Person />
      </aside>
      <main id="screen" tabIndex={-1} className={styles.screen}>
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
        <Goose wing={styles.wing} body={styles.goose} />
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
            {texts.places[id]}
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
  return (
    <div className={styles.person}>
      <strong>{name}</strong>
      <Button kind="reversed" onPress={() => speak(language === 'zh-CN' ? 'en-US' : 'zh-CN')}>
        <GlobeIcon size={16} />
        <span lang={language === 'zh-CN' ? 'en' : 'zh-Hans'}>
          {language === 'zh-CN' ? 'English' : '中文'}
        </span>
      </Button>
      <Button kind="reversed" onPress={() => void signOut()}>
        {texts.signIn.signOut}
      </Button>
    </div>
  )
}

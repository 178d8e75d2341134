import { Link } from '@tanstack/react-router'
import { useMe } from '../client/me.ts'
import { Page } from '../parts/page.tsx'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import { allGuides } from './all-guides.ts'
import type { Guide } from './guide.ts'
import styles from './guides.module.css'

/** All guides; those for the roles of whoever is signed in come first. */
export function Guides() {
  const { texts, language } = useLanguage()
  const { words } = deskLanguages[language]
  const { grants } = useMe()
  const isOwn = (guide: Guide) => guide.roles.some((role) => grants.some((grant) => grant.role === role))
  const inOrder = [...allGuides.filter(isOwn), ...allGuides.filter((guide) => !isOwn(guide))]
  return (
    <Page title={texts.guides.title} lead={texts.guides.lead}>
      <ul className={styles.list}>
        {inOrder.map((guide) => (
          <li key={guide.id}>
            <Link to="/guides/$guide" params={{ guide: guide.id }} className={styles.card ?? ''}>
              {isOwn(guide) && <span className={styles.own}>{texts.guides.own}</span>}
              <strong>{guide.title[words]}</strong>
              <span className={styles.lead}>{guide.lead[words]}</span>
              <span className={styles.minutes}>{texts.guides.minutes(guide.minutes)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}

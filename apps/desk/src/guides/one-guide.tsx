import { Link, useParams } from '@tanstack/react-router'
import { Page } from '../parts/page.tsx'
import { NotFound } from '../shell/failed.tsx'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import { allGuides } from './all-guides.ts'
import { pictureOf } from './guide.ts'
import styles from './guides.module.css'

/** One guide: its steps in their order, each beside a picture of the screen. */
export function OneGuide() {
  const { texts, language } = useLanguage()
  const { words } = deskLanguages[language]
  const { guide: id } = useParams({ from: '/signed-in/guides/$guide' })
  const guide = allGuides.find((one) => one.id === id)
  if (guide === undefined) return <NotFound />
  return (
    <Page
      title={guide.title[words]}
      lead={guide.lead[words]}
      actions={
        <Link to="/guides" className={styles.back ?? ''}>
          {texts.guides.all}
        </Link>
      }
    >
      <ol className={styles.steps}>
        {guide.steps.map((step, index) => (
          <li key={step.id} className={styles.step}>
            <div className={styles.words}>
              <h2>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {step.title[words]}
              </h2>
              <p>{step.text[words]}</p>
            </div>
            <img
              src={pictureOf(guide, step, words)}
              alt={step.title[words]}
              width="1280"
              height="800"
              loading={index < 2 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ol>
    </Page>
  )
}

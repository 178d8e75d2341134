import { type Paper, pictureAlt, siteContent } from '@hongyan/content'
import { paperMessages } from '@hongyan/content/messages'
import { fill, formatFullDate, homeZone, type LocaleId, localeOf, noonAtHome } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import { Breadcrumb } from '../../../../shell/parts/breadcrumb/breadcrumb.tsx'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import { editionsOf, fileOf, lengthOf } from '../paper/paper-facts.ts'
import { PaperCover } from '../paper-cover/paper-cover.tsx'
import { paperCrumbs } from './crumbs.ts'
import styles from './page.module.css'

/** The shelf: every paper with its cover, what it answers, and how long it is. */
export function WhitePapersScreen({ locale }: { readonly locale: LocaleId }) {
  const words = paperMessages(locale)
  const { items } = siteContent(locale).papers
  return (
    <div>
      <div className={styles.opening}>
        <div className={`page ${styles.first}`}>
          <div>
            <Breadcrumb crumbs={paperCrumbs(locale)} locale={locale} />
            <h1>{words.title}</h1>
            <p className={styles.lead}>{words.lead}</p>
            <ul className={styles.points}>
              {words.points.map((point) => (
                <li key={point}>
                  <CheckIcon size={18} />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <ScenePicture
            name="white-paper"
            alt={pictureAlt('white-paper', locale)}
            className={styles.scene}
            sizes="(max-width: 48em) 100vw, (max-width: 80em) 45vw, 586px"
            eager
          />
        </div>
      </div>
      <template data-fold="" />
      <ol className={`page ${styles.papers}`}>
        {items.map((paper) => (
          <li key={paper.id} id={paper.id}>
            <PaperRow paper={paper} locale={locale} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function PaperRow({ paper, locale }: { readonly paper: Paper; readonly locale: LocaleId }) {
  const words = paperMessages(locale)
  const editions = editionsOf(paper.id)
  const own = editions.find((edition) => edition.locale === locale)
  const href = paths.paper(locale, paper.id)
  return (
    <article className={styles.row} aria-labelledby={`${paper.id}-title`}>
      <div className={styles.cover}>
        <PaperCover paper={paper.id} title={paper.title} line={paper.line} locale={locale} />
      </div>
      <div className={styles.text}>
        <h2 id={`${paper.id}-title`}>
          <a href={href}>{paper.title}</a>
          <span>{paper.line}</span>
        </h2>
        <p className={styles.summary}>{paper.summary}</p>
        <p className={styles.readers}>{fill(words.readers, { readers: paper.readers })}</p>
        <ArrowLink href={href} aria-describedby={`${paper.id}-title`}>
          {words.open}
        </ArrowLink>
      </div>
      <div className={styles.side}>
        <h3>{words.answers}</h3>
        <ul>
          {paper.answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
        <dl>
          <div>
            <dt>{words.edition}</dt>
            <dd>
              <time dateTime={paper.date}>{formatFullDate(locale, noonAtHome(paper.date), homeZone)}</time>
            </dd>
          </div>
          {own && (
            <div>
              <dt>{words.length}</dt>
              <dd>
                {lengthOf(own, locale)} · {fileOf(own, locale)}
              </dd>
            </div>
          )}
          <div>
            <dt>{words.languages}</dt>
            <dd>
              {editions.map((edition) => (
                <span key={edition.locale} lang={localeOf(edition.locale).htmlLang}>
                  {localeOf(edition.locale).ownName}
                </span>
              ))}
            </dd>
          </div>
        </dl>
      </div>
    </article>
  )
}

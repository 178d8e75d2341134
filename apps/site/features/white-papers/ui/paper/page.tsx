import type { Paper } from '@hongyan/content'
import { paperMessages } from '@hongyan/content/messages'
import { fill, formatFullDate, homeZone, type LocaleId, noonAtHome } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import { Breadcrumb } from '../../../../shell/parts/breadcrumb/breadcrumb.tsx'
import { paperCrumbs } from '../list/crumbs.ts'
import { PaperCover } from '../paper-cover/paper-cover.tsx'
import type { PaperFormProps } from '../paper-form.island.tsx'
import styles from './page.module.css'
import { fileOf, lengthOf, type Shelved } from './paper-facts.ts'

export type WhitePaperPage = {
  readonly locale: LocaleId
  readonly paper: Paper
  /** The edition in the language of the page. */
  readonly edition: Shelved
  readonly others: readonly Paper[]
  readonly form: PaperFormProps
}

/** One paper: its cover, what it answers and its contents; beside them the form that hands it out. */
export function WhitePaperScreen({
  data,
  children,
}: {
  readonly data: WhitePaperPage
  readonly children: ReactNode
}) {
  const { locale, paper, edition } = data
  const words = paperMessages(locale)
  return (
    <div className={styles.screen}>
      <div className="page">
        <Breadcrumb crumbs={paperCrumbs(locale, paper)} locale={locale} />
        <div className={styles.grid}>
          <div className={styles.about}>
            <div>
              <PaperCover paper={paper.id} title={paper.title} line={paper.line} locale={locale} />
            </div>
            <div className={stack(20, styles.words)}>
              <h1>
                {paper.title}
                <span>{paper.line}</span>
              </h1>
              <p>{paper.summary}</p>
              <p className={styles.facts}>
                {fill(words.readers, { readers: paper.readers })}
                <br />
                <time dateTime={paper.date}>{formatFullDate(locale, noonAtHome(paper.date), homeZone)}</time>
                {` · ${lengthOf(edition, locale)} · ${fileOf(edition, locale)}`}
              </p>
            </div>
          </div>
          <div className={styles.form} id="get">
            {children}
          </div>
          <Inside data={data} />
        </div>
      </div>
    </div>
  )
}

/** Beside the form: what the paper answers, and its contents. */
function Inside({ data }: { readonly data: WhitePaperPage }) {
  const { locale, paper, edition } = data
  const words = paperMessages(locale)
  return (
    <div className={styles.inside}>
      <section aria-labelledby="answers">
        <h2 id="answers">{words.answers}</h2>
        <ul>
          {paper.answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="chapters">
        <h2 id="chapters">{words.chapters}</h2>
        <ol>
          {edition.chapters.map(({ title, page }) => (
            <li key={title}>
              <span>{title}</span>
              <small>{fill(words.onPage, { page })}</small>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** What else there is to read. */
export function OtherPapers({ data }: { readonly data: WhitePaperPage }) {
  const { locale, others } = data
  return (
    <nav className={`page ${styles.others}`} aria-labelledby="other-papers">
      <h2 id="other-papers">{paperMessages(locale).others}</h2>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <OtherPaper paper={other} locale={locale} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OtherPaper({ paper, locale }: { readonly paper: Paper; readonly locale: LocaleId }) {
  return (
    <a href={paths.paper(locale, paper.id)}>
      <PaperCover paper={paper.id} title={paper.title} line={paper.line} locale={locale} />
      <span className={styles.name}>
        <b>{paper.title}</b>
        {paper.line}
      </span>
    </a>
  )
}

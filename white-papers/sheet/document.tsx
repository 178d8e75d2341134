import { formatFullDate, homeZone, type Locale, noonAtHome } from '@hongyan/locales'
import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'
import { CoverArt } from '../../apps/site/features/white-papers/ui/paper-cover/cover-art.tsx'
import type { PaperBlock, PaperText } from '../paper-text.ts'
import type { PaperWords } from '../words.ts'
import { Block, type Numbered } from './block.tsx'
import { Inline } from './inline.tsx'

export type Sheet = {
  readonly paper: string
  readonly locale: Locale
  readonly text: PaperText
  readonly words: PaperWords
  /** Calendar day of the edition. */
  readonly date: string
  readonly hotline: string
  /** Page on which each chapter begins; empty while nobody knows yet. */
  readonly pages: readonly number[]
  readonly css: string
}

/** A whole paper as a document to be printed. */
export function PaperDocument({ paper, locale, text, words, date, hotline, pages, css }: Sheet) {
  const day = formatFullDate(locale.id, noonAtHome(date), homeZone)
  const sections = numbered(text)
  return (
    <html lang={locale.htmlLang}>
      <head>
        <meta charSet="utf-8" />
        <title>{text.title.join(locale.marks.colon)}</title>
        <style>{css}</style>
      </head>
      <body>
        <header className="cover">
          <div className="cover-brand">
            <Mark />
            <span>{words.brand}</span>
          </div>
          <div className="cover-words">
            <p className="cover-kind">
              {words.kind}
              <span>{day}</span>
            </p>
            <h1>
              {text.title.map((line, index) => (
                <span key={line} className={index === 0 ? undefined : 'second'}>
                  {line}
                </span>
              ))}
            </h1>
            <p className="cover-lead">
              {/* Whom it is for, then what it holds: a line each. */}
              {text.subtitle.split(/(?<=：)|(?<=: )/).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          </div>
          <div className="cover-art">
            <CoverArt paper={paper} />
          </div>
        </header>
        <section className="front">
          <h2 id="findings">{words.findings}</h2>
          <ol className="findings">
            {text.findings.map((finding) => (
              <li key={finding}>
                <p>{finding}</p>
              </li>
            ))}
          </ol>
          <nav className="contents">
            <p className="contents-title">{words.contents}</p>
            <ol>
              {text.sections.map(({ title }, index) => (
                <li key={title}>
                  <a href={`#${anchorOf(index)}`}>
                    <span className="contents-number">{index + 1}</span>
                    <span>{title}</span>
                    <i />
                    <b>{pages[index] ?? '00'}</b>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </section>
        {sections.map(({ title, blocks }, index) => (
          <section key={title} className="chapter">
            <h2 id={anchorOf(index)}>
              <span className="chapter-number">{index + 1}</span>
              {title}
            </h2>
            {blocks.map((one) => (
              <Block key={one.key} block={one.block} number={one.number} words={words} />
            ))}
          </section>
        ))}
        <section className="back">
          <div>
            <h2 id="sources">{words.sources}</h2>
            <ol>
              {text.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ol>
          </div>
          <div className="imprint">
            <h3>{words.imprint}</h3>
            {words.about.map((line) => (
              <p key={line}>
                <Inline text={line.replace('{date}', day).replace('{hotline}', hotline)} />
              </p>
            ))}
          </div>
        </section>
      </body>
    </html>
  )
}

function anchorOf(index: number): string {
  return `chapter-${index + 1}`
}

function Mark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path fill="var(--signal)" d={signalPath} />
      <path fill="var(--ink)" d={inkPath} />
    </svg>
  )
}

/** Figures, tables and sums are numbered through the whole paper, each kind by itself. */
function numbered({
  sections,
}: PaperText): readonly { title: string; blocks: readonly (Numbered & { readonly key: string })[] }[] {
  const counts = new Map<PaperBlock['kind'], number>()
  return sections.map(({ title, blocks }) => ({
    title,
    blocks: blocks.map((block, index) => {
      const counted = block.kind === 'table' || block.kind === 'figure' || block.kind === 'sums'
      if (counted) counts.set(block.kind, (counts.get(block.kind) ?? 0) + 1)
      return { block, number: counted ? (counts.get(block.kind) ?? null) : null, key: `${title} ${index}` }
    }),
  }))
}

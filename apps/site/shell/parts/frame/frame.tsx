import type { Link } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { linkAttributes } from '../../link.ts'
import { Phrases } from '../section-head/phrases.tsx'
import { headStyles, SectionHead } from '../section-head/section-head.tsx'
import styles from './frame.module.css'

type FrameProps = {
  readonly block: { readonly id: string; readonly title: string; readonly lead: string | null }
  readonly locale: LocaleId
  /** The way to more of it. */
  readonly link?: Link | null
  readonly children: ReactNode
}

/** A block of a page: its heading, and under it what it shows over the whole width. */
export function Frame({ block, locale, link, children }: FrameProps) {
  const { id, title, lead } = block
  return (
    <section className={`page ${stack(40, styles.frame)}`} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        locale={locale}
        {...(lead ? { lead } : {})}
        {...(link ? { link } : {})}
      />
      {children}
    </section>
  )
}

/** The same for reading: the heading in a column of its own where there is room, text of a readable width beside. */
export function TextFrame({
  block,
  locale,
  link,
  aside,
  children,
}: FrameProps & {
  /** Stands under the heading. */
  readonly aside?: ReactNode
}) {
  const { id, title, lead } = block
  return (
    <section className={`page ${stack(40, styles.frame)} ${styles.reading}`} aria-labelledby={id}>
      <div className={styles.aside}>
        <div className={headStyles.words}>
          <h2 id={id} className={headStyles.title}>
            <Phrases text={title} />
          </h2>
          {lead && <p className={headStyles.lead}>{lead}</p>}
        </div>
        {aside}
        {link && <ArrowLink {...linkAttributes(locale, link.href, link.newTab)}>{link.label}</ArrowLink>}
      </div>
      <div className={styles.text}>{children}</div>
    </section>
  )
}

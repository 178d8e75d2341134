import type { Link } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { linkAttributes } from '../../link.ts'
import { Lines } from './lines.tsx'
import { Phrases } from './phrases.tsx'
import styles from './section-head.module.css'

/** Head of a section: what it is about on the left, the way to all of it on the right. */
export function SectionHead({
  id,
  title,
  lead,
  link,
  locale,
}: {
  /** Id of the heading, for the section's `aria-labelledby`. */
  readonly id: string
  readonly title: string | readonly string[]
  readonly lead?: string
  readonly link?: Link
  readonly locale: LocaleId
}) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {typeof title === 'string' ? <Phrases text={title} /> : <Lines text={title} />}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {link && <ArrowLink {...linkAttributes(locale, link.href, link.newTab)}>{link.label}</ArrowLink>}
    </div>
  )
}

/** The same words without a link, for a section whose text stands in a column of its own. */
export const headStyles = { title: styles.title, lead: styles.lead, words: styles.words }

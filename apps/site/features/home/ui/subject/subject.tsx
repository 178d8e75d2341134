import type { Home } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { linkAttributes } from '../../../../shell/link.ts'
import { Lines } from '../../../../shell/parts/section-head/lines.tsx'
import { headStyles } from '../../../../shell/parts/section-head/section-head.tsx'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import styles from './subject.module.css'

type SubjectContent = NonNullable<Home['technology']> | Home['sustainability']

/** A subject told in a few lines under its scene: technology, and sustainability. */
export function Subject({
  subject,
  locale,
  id,
}: {
  readonly subject: SubjectContent
  readonly locale: LocaleId
  readonly id: string
}) {
  const { title, lead, items, action, scene } = subject
  return (
    <section className={styles.subject} aria-labelledby={id}>
      <div className={styles.text}>
        <div className={headStyles.words}>
          <h2 id={id} className={headStyles.title}>
            <Lines text={title} />
          </h2>
          <p className={headStyles.lead}>{lead}</p>
        </div>
        <ul className={styles.items} aria-labelledby={id}>
          {items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
        <ArrowLink {...linkAttributes(locale, action.href, action.newTab)}>{action.label}</ArrowLink>
      </div>
      <div className={styles.stage}>
        <ScenePicture
          name={scene}
          className={styles.picture}
          sizes="(max-width: 30em) 140px, (max-width: 48em) 208px, 320px"
        />
      </div>
    </section>
  )
}

import { contentMessages, pageAt, typeset } from '@hongyan/content'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { pathIn } from '../../paths.ts'
import { Lines } from '../../shell/parts/section-head/lines.tsx'
import { ScenePicture } from '../../shell/scene-picture.tsx'
import type { BlockProps } from '../block-props.ts'
import { FigureList } from '../figures/figure-list.tsx'
import styles from './case-card.module.css'

/** How many figures of the case stand in the panel. */
const shownFigures = 3

/** A case told in short, from its own page. Its picture stays away where the page shows it already. */
export function CaseCard({ block, locale, place }: BlockProps<'case'>) {
  const page = pageAt(block.path, locale)
  if (page === null) return null
  const words = contentMessages(locale).case
  const { title, lead, scene } = typeset(page.hero)
  const figures = page.blocks.flatMap((one) => (one.kind === 'figures' ? one.items : []))
  const pictured = scene !== null && !place.scenes.has(scene)
  const id = `case-${place.nth + 1}`
  return (
    <section className="page" aria-labelledby={id}>
      <div className={classNames(styles.panel, pictured && styles.pictured)}>
        <div className={styles.text}>
          <Tag>{words.tag}</Tag>
          <h2 id={id} className={styles.title}>
            <Lines text={title} />
          </h2>
          <p className={styles.lead}>{lead}</p>
          {figures.length > 0 && (
            <FigureList className={styles.figures} figures={figures.slice(0, shownFigures)} />
          )}
          <ArrowLink href={pathIn(locale, page.path)}>{words.read}</ArrowLink>
        </div>
        {pictured && (
          <ScenePicture
            name={scene}
            className={styles.picture}
            sizes="(max-width: 30em) 75vw, (max-width: 48em) 360px, (max-width: 80em) 46vw, 607px"
          />
        )}
      </div>
    </section>
  )
}

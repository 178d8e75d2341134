import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { linkAttributes } from '../../shell/link.ts'
import { Phrases } from '../../shell/parts/section-head/phrases.tsx'
import { headStyles } from '../../shell/parts/section-head/section-head.tsx'
import { ScenePicture } from '../../shell/scene-picture.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './split.module.css'

/** A subject in a few points beside its picture, every second one of a page mirrored; without one, beside its points. */
export function Split({ block, locale, place }: BlockProps<'split'>) {
  const { id, title, lead, points, action, scene } = block
  return (
    <section
      className={classNames(
        'page',
        styles.split,
        scene === null ? styles.bare : place.nth % 2 === 1 && styles.mirrored,
      )}
      aria-labelledby={id}
    >
      <div className={styles.text}>
        <div className={headStyles.words}>
          <h2 id={id} className={headStyles.title}>
            <Phrases text={title} />
          </h2>
          {lead && <p className={headStyles.lead}>{lead}</p>}
        </div>
        <dl className={styles.points}>
          {points.map(
            ({ term, text }) =>
              text && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ),
          )}
        </dl>
        {action && (
          <ArrowLink {...linkAttributes(locale, action.href, action.newTab)}>{action.label}</ArrowLink>
        )}
      </div>
      {scene && (
        <ScenePicture
          name={scene}
          className={styles.picture}
          sizes={place.column === 'text' ? textSizes : pageSizes}
        />
      )}
    </section>
  )
}

const textSizes = '(max-width: 29.25em) 86vw, 400px'
const pageSizes = '(max-width: 29.25em) 86vw, (max-width: 40em) 400px, (max-width: 80em) 51vw, 672px'

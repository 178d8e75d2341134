import { pictureAlt } from '@hongyan/content'
import { classNames } from '@hongyan/ui/class-names.ts'
import { Breadcrumb } from '../../../../shell/parts/breadcrumb/breadcrumb.tsx'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import { Drawing } from './drawing/drawing.tsx'
import styles from './framed-opening.module.css'
import type { OpeningProps } from './opening-props.ts'
import { Lead, Title } from './words.tsx'

/** About ourselves: the words beside a scene or a drawing in its frame; without one in a line over the whole width. */
export function FramedOpening({ data, now }: OpeningProps) {
  const { page, locale, crumbs, template } = data
  const { scene, drawing } = page.hero
  return (
    <div className="page">
      <Breadcrumb crumbs={crumbs} locale={locale} />
      <div className={classNames((scene !== null || drawing !== null) && styles.beside)}>
        <div className={styles.words}>
          <Title data={data} />
          <Lead data={data} />
        </div>
        <Drawing page={page} locale={locale} now={now} />
        {scene && (
          <ScenePicture
            name={scene}
            alt={pictureAlt(scene, locale)}
            className={classNames(styles.frame, template.ground === 'tint' && styles.tint)}
            sizes="(max-width: 48em) 72vw, (min-width: 100em) 28.2vw, 491px"
            eager
          />
        )}
      </div>
    </div>
  )
}

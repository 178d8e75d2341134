import { contentMessages, pictureAlt } from '@hongyan/content'
import { classNames } from '@hongyan/ui/class-names.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { FigureList } from '../../../../blocks/figures/figure-list.tsx'
import { Breadcrumb } from '../../../../shell/parts/breadcrumb/breadcrumb.tsx'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import styles from './case-opening.module.css'
import { CaseResult } from './case-result.tsx'
import type { OpeningProps } from './opening-props.ts'
import { Lead, Title } from './words.tsx'

/** How many figures stand in the first screen. */
const shownFigures = 3

/** A customer's story: who it is, what came of it in three figures, the scene in a block that reaches the edge. */
export function CaseOpening({ data }: OpeningProps) {
  const { page, locale, crumbs, figures, result } = data
  const words = contentMessages(locale)
  const subjects: Readonly<Record<string, string>> = words.subjects
  const tags = page.tags.flatMap((tag) => subjects[tag] ?? []).slice(0, 2)
  const { scene } = page.hero
  return (
    <div className={styles.case}>
      <div className={classNames('page', styles.grid, scene === null && result === null && styles.bare)}>
        <div className={styles.words}>
          <Breadcrumb crumbs={crumbs} locale={locale} />
          <Title
            data={data}
            above={
              <>
                {tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
                {!page.hero.title.join('').includes(page.name) && <b>{page.name}</b>}
              </>
            }
          />
          <Lead data={data} />
          {figures && (
            <FigureList className={styles.figures} figures={figures.items.slice(0, shownFigures)} />
          )}
          <div className={styles.sample}>
            {figures?.note && <p>{figures.note}</p>}
            <p>{words.case.sample}</p>
          </div>
        </div>
        {(scene !== null || result !== null) && (
          <div className={styles.ground}>
            {scene && (
              <ScenePicture
                name={scene}
                alt={pictureAlt(scene, locale)}
                className={styles.picture}
                sizes="(max-width: 31.25em) 70vw, (max-width: 62.5em) 320px, (min-width: 100em) 23vw, 400px"
                eager
              />
            )}
            {result && <CaseResult block={result} locale={locale} />}
          </div>
        )}
      </div>
    </div>
  )
}

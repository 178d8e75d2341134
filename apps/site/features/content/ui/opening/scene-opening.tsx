import { contentMessages, pictureAlt } from '@hongyan/content'
import { classNames } from '@hongyan/ui/class-names.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../../../shell/parts/breadcrumb/breadcrumb.tsx'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import { SearchForm } from '../../../search/widgets/search-form/search-form.tsx'
import { Drawing } from './drawing/drawing.tsx'
import { isObject } from './is-object.ts'
import type { OpeningProps } from './opening-props.ts'
import styles from './scene-opening.module.css'
import { Lead, Title } from './words.tsx'

/** Words on the left, the scene bleeding out on the right. */
export function SceneOpening(props: OpeningProps) {
  return <Stage {...props} />
}

/** The same for an industry, which says that it is one. */
export function IndustryOpening(props: OpeningProps) {
  const { solution } = contentMessages(props.data.locale)
  return <Stage {...props} above={<Tag>{solution}</Tag>} />
}

/** A page that people come to with a question: the search of the whole site stands before everything else. */
export function SearchingOpening(props: OpeningProps) {
  return <Stage {...props} form={<SearchForm locale={props.data.locale} query="" />} />
}

function Stage({
  data,
  now,
  above,
  form,
}: OpeningProps & {
  readonly above?: ReactNode
  readonly form?: ReactNode
}) {
  const { page, locale, crumbs, template } = data
  const { scene, drawing } = page.hero
  const object = scene !== null && isObject(scene)
  return (
    <div className={classNames(styles.stage, styles[template.ground], form !== undefined && styles.asking)}>
      <div className={classNames('page', styles.inside, (scene === null || object) && styles.low)}>
        <Breadcrumb crumbs={crumbs} locale={locale} />
        <div
          className={classNames(
            styles.grid,
            scene === null && drawing === null && styles.bare,
            object && styles.beside,
            drawing !== null && styles.drawn,
          )}
        >
          <div className={styles.words}>
            <Title data={data} above={above} />
            <Lead data={data} form={form} />
          </div>
          <Drawing page={page} locale={locale} now={now} />
          {scene && (
            <ScenePicture
              name={scene}
              alt={pictureAlt(scene, locale)}
              className={classNames(styles.picture, object && styles.object)}
              sizes={object ? objectSizes : form ? askingSizes : placeSizes}
              eager
            />
          )}
        </div>
      </div>
    </div>
  )
}

const objectSizes = '(max-width: 28.5em) 57vw, (max-width: 48em) 256px, 480px'
/** Beside a question it is small, and on a phone none. */
const askingSizes = '480px'
const placeSizes = '(max-width: 31.25em) 88vw, (max-width: 48em) 440px, (min-width: 100em) 49vw, 800px'

import { articleMessages } from '@hongyan/content'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { AreaMap } from '../../../shell/parts/map/area-map.tsx'
import { ScenePicture } from '../../../shell/scene-picture.tsx'
import { Corrections } from './corrections.tsx'
import { ItemFrame } from './item-frame.tsx'
import { liftPoints } from './lift-points.ts'
import type { NewsPage } from './load-item.ts'
import styles from './news-item.module.css'
import { Passages } from './passages.tsx'
import { touchedPlaces } from './touched-places.ts'

/** A news item: what it comes to in a few lines, its text, and pages that belong to it. */
export function NewsItem({ data }: { readonly data: NewsPage }) {
  const { article, related, locale } = data
  const words = articleMessages(locale)
  const { points, rest } = liftPoints(article.body)
  const places = touchedPlaces(article.areaCodes, locale)
  const pages = related.length > 0 && (
    <section className={stack(8, styles.related)} aria-labelledby="related">
      <h2 id="related">{words.related}</h2>
      <ul>
        {related.map(({ href, name, lead }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <ItemFrame
      {...data}
      title={article.title}
      lead={article.summary}
      date={article.date}
      tags={
        <>
          <Tag>{words.categories[article.category]}</Tag>
          {article.brand === 'air' && <Tag>{words.brands.air}</Tag>}
          <span>{article.place}</span>
        </>
      }
      beside={
        places.length > 0 ? (
          <AreaMap places={places} ariaLabel={words.touches.map} />
        ) : (
          article.scene && (
            <ScenePicture
              name={article.scene}
              className={styles.picture}
              sizes="(max-width: 62.5em) 256px, 336px"
              eager
            />
          )
        )
      }
      points={
        points && (
          <section className={styles.points} aria-labelledby="points">
            <h2 id="points">{points.title}</h2>
            <ol>
              {points.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </section>
        )
      }
      aside={points === null && pages}
    >
      <Passages passages={rest} />
      <Corrections items={article.corrections} locale={locale} />
      {points !== null && pages}
    </ItemFrame>
  )
}

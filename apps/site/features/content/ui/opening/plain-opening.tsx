import { contentMessages } from '@hongyan/content'
import { fill, formatFullDate, homeZone, noonAtHome } from '@hongyan/locales'
import { Breadcrumb } from '../../../../shell/parts/breadcrumb/breadcrumb.tsx'
import type { OpeningProps } from './opening-props.ts'
import styles from './plain-opening.module.css'
import { Lead, Title } from './words.tsx'

/** A document to read: no picture, the day it was changed last. */
export function PlainOpening({ data }: OpeningProps) {
  const { page, locale, crumbs } = data
  const date = formatFullDate(locale, noonAtHome(page.updated), homeZone)
  return (
    <div className={styles.plain}>
      <div className="page">
        <Breadcrumb crumbs={crumbs} locale={locale} />
        <div className={styles.words}>
          <Title data={data} />
          <Lead data={data} />
          <p className={styles.date}>
            <time dateTime={page.updated}>{fill(contentMessages(locale).updated, { date })}</time>
          </p>
        </div>
      </div>
    </div>
  )
}

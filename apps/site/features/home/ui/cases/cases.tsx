import { type CaseCard, type Home, homeMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { ArrowRightIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { FigureList } from '../../../../blocks/figures/figure-list.tsx'
import { pathIn } from '../../../../paths.ts'
import { Lines } from '../../../../shell/parts/section-head/lines.tsx'
import { oneSentence } from '../../../../shell/parts/section-head/one-sentence.ts'
import { SectionHead } from '../../../../shell/parts/section-head/section-head.tsx'
import dots from '../../../../shell/parts/strip/dots.module.css'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import styles from './cases.module.css'

/** Three customers: one told large, two beside it. On a phone they are a row to swipe. */
export function Cases({
  cases,
  locale,
}: {
  readonly cases: NonNullable<Home['cases']>
  readonly locale: LocaleId
}) {
  const { title, all, items, note } = cases
  return (
    <section className={`page ${stack(24, styles.cases)}`} aria-labelledby="cases">
      <SectionHead id="cases" title={title} link={all} locale={locale} />
      <ul className={classNames(styles.row, dots.dots)}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.card} data-name={oneSentence(item.title)}>
            <Case item={item} locale={locale} large={index === 0} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </section>
  )
}

function Case({
  item,
  locale,
  large,
}: {
  readonly item: CaseCard
  readonly locale: LocaleId
  readonly large: boolean
}) {
  return (
    <>
      <div className={styles.text}>
        <Tag>{item.tag}</Tag>
        <h3 className={styles.title}>
          <a href={pathIn(locale, item.path)}>
            <Lines text={item.title} />
          </a>
        </h3>
        <p className={styles.lead}>{item.lead}</p>
        <FigureList className={styles.figures} figures={item.figures} />
        <span className={styles.read} aria-hidden="true">
          {homeMessages(locale).cases.read}
          <ArrowRightIcon size={16} />
        </span>
      </div>
      <ScenePicture
        name={item.scene}
        className={styles.picture}
        sizes={`(max-width: 48em) 112px, ${large ? 512 : 152}px`}
      />
    </>
  )
}

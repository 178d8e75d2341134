import { prohibitedMessages } from '@hongyan/content'
import { fill, formatFullDate, homeZone, noonAtHome } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { Button } from '@hongyan/ui/button.tsx'
import { PrinterIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../paths.ts'
import { Opening } from '../../../shell/parts/asking/opening.tsx'
import type { ProhibitedPage } from '../load.ts'
import { Answer } from './answer.tsx'
import { ItemForm } from './item-form.tsx'
import { ListedItems } from './listed-items.tsx'
import { ModeList } from './mode-list.tsx'
import { Choices, Popular, Unknown } from './not-answered.tsx'
import styles from './page.module.css'

/** Whether a thing may be sent: the question, its answer, then the whole list for the chosen way of travel. */
export function ProhibitedScreen({ data }: { readonly data: ProhibitedPage }) {
  const { locale, query, asksNothing, mode } = data
  const words = prohibitedMessages(locale)
  return (
    <>
      <Opening title={words.title} lead={query === '' ? words.lead : null} className={styles.opening}>
        <ItemForm locale={locale} query={query} mode={mode} asksNothing={asksNothing} />
      </Opening>
      <div className={`page ${styles.below}`}>
        <Below data={data} />
        {query === '' ? (
          <WholeList data={data} />
        ) : (
          <>
            <template data-fold="" />
            <ArrowLink href={paths.itemList(locale, mode)} data-no-prefetch="">
              {fill(words.list.all, { mode: words.modes[mode] })}
            </ArrowLink>
          </>
        )}
      </div>
    </>
  )
}

function Below({ data }: { readonly data: ProhibitedPage }) {
  const { answer } = data
  if (answer.kind === 'item') return <Answer data={data} item={answer.item} guessed={answer.guessed} />
  if (answer.kind === 'choices') return <Choices data={data} choices={answer.choices} />
  return answer.kind === 'nothing-asked' ? (
    <Popular data={data} />
  ) : (
    <Unknown data={data} kind={answer.kind} />
  )
}

/** Everything that never goes or goes on terms, to read and to print. */
function WholeList({ data }: { readonly data: ProhibitedPage }) {
  const { locale, mode, list } = data
  const words = prohibitedMessages(locale)
  const date = formatFullDate(locale, noonAtHome(list.edition), homeZone)
  return (
    <section className={stack(24, styles.list)} aria-labelledby="list">
      <div className={styles.head}>
        <div>
          <h2 id="list">{words.list.title}</h2>
          <p>{fill(words.list.lead, { mode: words.modes[mode] })}</p>
          <p className={styles.meta}>
            {fill(words.edition, { date, count: list.count })} {words.guidance}
          </p>
        </div>
        <Button kind="secondary" data-print="" hidden>
          <PrinterIcon size={18} />
          {words.list.print}
        </Button>
      </div>
      <template data-fold="" />
      <ModeList mode={mode} counts={data.counts} locale={locale} />
      <ListedItems list={list} mode={mode} locale={locale} />
    </section>
  )
}

import { overviewMessages } from '@hongyan/content/messages'
import { fill, formatMoney, plural } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import { dueWords, handOverWords } from '../../../../shell/parts/own-list/arrival-words.ts'
import type { OverviewPage } from '../load.ts'
import styles from './figures.module.css'

type Own = Extract<OverviewPage, { kind: 'own' }>

/**
 * An account in four figures, each of them the number of rows in the list it leads to. `attention` is how many things
 * there are to see to below.
 */
export function Figures({ data, attention }: { readonly data: Own; readonly attention: number }) {
  const { locale, view } = data
  const { waiting, underway, month } = view
  const { figures } = overviewMessages(locale)
  const cells = [
    {
      name: figures.waiting,
      count: waiting.count,
      about: waitingWords(data),
      href: paths.orderList(locale, 'tab=waiting'),
    },
    {
      name: figures.underway,
      count: underway.count,
      about: underway.first
        ? fill(figures.first, { when: dueWords(data, underway.first.to, underway.first.zone) })
        : '',
      href: paths.myShipments(locale, 'tab=underway'),
    },
    {
      name: figures.attention,
      count: attention,
      about: figures.seeBelow,
      href: attention === 0 ? null : '#tasks',
      isUrgent: attention > 0,
    },
    {
      name: figures.month,
      count: month.orders,
      about: formatMoney(locale, month.total),
      href: paths.orderList(locale, `from=${month.since}`),
    },
  ]
  return (
    <ul className={styles.figures} aria-label={figures.title}>
      {cells.map(({ name, count, about, href, isUrgent = false }) => {
        const cell = (
          <>
            <span>{name}</span>
            <b data-urgent={isUrgent || undefined}>{count}</b>
            <small>{count === 0 ? figures.none : about}</small>
          </>
        )
        // Nothing to see to is listed nowhere.
        return <li key={name}>{href === null ? <div>{cell}</div> : <a href={href}>{cell}</a>}</li>
      })}
    </ul>
  )
}

/** What is still open of orders nobody has collected: that branches have not answered, else when the next is collected. */
function waitingWords(data: Own): string {
  const { unconfirmed, next } = data.view.waiting
  if (unconfirmed) return plural(data.locale, unconfirmed, overviewMessages(data.locale).figures.unconfirmed)
  return next === null ? '' : handOverWords(data, next)
}

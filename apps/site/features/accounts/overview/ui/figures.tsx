import { overviewMessages } from '@hongyan/content/messages'
import { fill, formatMoney, plural } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import { dueWords, handOverWords } from '../../../../shell/parts/own-list/arrival-words.ts'
import type { OverviewPage } from '../load.ts'
import styles from './figures.module.css'
import page from './page.module.css'

type Own = Extract<OverviewPage, { kind: 'own' }>

/** An account in a few figures, each of them the number of rows in the list it leads to; what there is none of is left out. */
export function Figures({ data }: { readonly data: Own }) {
  const { locale, view } = data
  const { waiting, underway, month } = view
  const { figures } = overviewMessages(locale)
  const rows = [
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
      name: figures.month,
      count: month.orders,
      about: formatMoney(locale, month.total),
      href: paths.orderList(locale, `from=${month.since}`),
    },
  ].filter(({ count }) => count > 0)
  if (rows.length === 0) return null
  return (
    <section className={page.card}>
      <div className={page.cardHead}>
        <h2 id="figures">{figures.title}</h2>
      </div>
      <ul className={styles.figures} aria-labelledby="figures">
        {rows.map(({ name, count, about, href }) => (
          <li key={name}>
            <a href={href}>
              <span>{name}</span>
              <b>{count}</b>
              {about !== '' && <small>{about}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is still open of orders nobody has collected: that branches have not answered, else when the next is collected. */
function waitingWords(data: Own): string {
  const { unconfirmed, next } = data.view.waiting
  if (unconfirmed) return plural(data.locale, unconfirmed, overviewMessages(data.locale).figures.unconfirmed)
  return next === null ? '' : handOverWords(data, next)
}

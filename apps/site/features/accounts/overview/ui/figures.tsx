import { overviewMessages } from '@hongyan/content/messages'
import { fill, formatMoney } from '@hongyan/locales'
import { paths } from '../../../../paths.ts'
import { dueWords, handOverWords } from '../../../../shell/parts/own-list/arrival-words.ts'
import type { OverviewPage } from '../load.ts'
import styles from './figures.module.css'

type Own = Extract<OverviewPage, { kind: 'own' }>

/** An account in four figures, each the way to what it counts. `attention` is how many things there are to see to. */
export function Figures({ data, attention }: { readonly data: Own; readonly attention: number }) {
  const { locale, view } = data
  const { waiting, moving, month } = view
  const { figures } = overviewMessages(locale)
  const cells = [
    {
      name: figures.waiting,
      count: `${waiting.count}`,
      about: waiting.next ? handOverWords(data, waiting.next) : waiting.count === 0 ? figures.none : '',
      href: paths.orderList(locale, 'tab=waiting'),
    },
    {
      name: figures.moving,
      count: moving.isMore ? `${moving.count}+` : `${moving.count}`,
      about: moving.first
        ? fill(figures.first, { when: dueWords(data, moving.first.to, moving.first.zone) })
        : moving.count === 0
          ? figures.none
          : '',
      href: paths.myShipments(locale, 'tab=underway'),
    },
    {
      name: figures.attention,
      count: `${attention}`,
      about: attention === 0 ? figures.none : figures.seeBelow,
      href: attention === 0 ? paths.myShipments(locale, 'tab=attention') : '#tasks',
      isUrgent: attention > 0,
    },
    {
      name: figures.month,
      count: `${month.orders}`,
      about: month.orders === 0 ? figures.none : formatMoney(locale, month.total),
      href: paths.orderList(locale, `from=${month.since}`),
    },
  ]
  return (
    <ul className={styles.figures} aria-label={figures.title}>
      {cells.map(({ name, count, about, href, isUrgent = false }) => (
        <li key={name}>
          <a href={href}>
            <span>{name}</span>
            <b data-urgent={isUrgent || undefined}>{count}</b>
            <small>{about}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

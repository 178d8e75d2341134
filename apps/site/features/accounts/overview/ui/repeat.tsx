import { overviewMessages } from '@hongyan/content/messages'
import { fill, formatDate, homeZone, type LocaleId, marksOf } from '@hongyan/locales'
import { ChevronRightIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import type { OverviewView } from '../load.ts'
import styles from './page.module.css'

type Props = { readonly locale: LocaleId; readonly recent: OverviewView['recent'] }

/** The newest orders, each a way to the form filled in as it was; nothing where nobody ordered yet. */
export function Repeat({ locale, recent }: Props) {
  const { repeat } = overviewMessages(locale)
  if (recent.length === 0) return null
  return (
    <section className={styles.again} aria-labelledby="repeat">
      <div className={styles.wayHead}>
        <h2 id="repeat">{repeat.title}</h2>
        <a href={paths.orderList(locale)}>{repeat.all}</a>
      </div>
      <ul>
        {recent.map(({ number, orderKind, recipientName, goods, placedAt }) => (
          <li key={number}>
            <a
              className={styles.repeat}
              href={paths.placeOrder(locale, orderKind, new URLSearchParams({ again: number }).toString())}
              aria-label={`${repeat.act}: ${fill(repeat.to, { name: recipientName })}, ${number}`}
            >
              <b>{fill(repeat.to, { name: recipientName })}</b>
              <span>{goods.join(marksOf(locale).list)}</span>
              <time dateTime={placedAt}>{formatDate(locale, placedAt, homeZone)}</time>
              <ChevronRightIcon size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

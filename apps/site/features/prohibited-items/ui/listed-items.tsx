import { prohibitedMessages } from '@hongyan/content'
import type { TransportMode } from '@hongyan/domain/prohibited/vocabulary'
import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../paths.ts'
import type { ItemList } from '../item-answer.ts'
import styles from './listed-items.module.css'
import { VerdictTag } from './verdict-mark.tsx'

/**
 * The list for one way of travel: each heading says how many things never go and how many go on terms, and opens to
 * their names.
 */
export function ListedItems({
  list,
  mode,
  locale,
}: {
  readonly list: ItemList
  readonly mode: TransportMode
  readonly locale: LocaleId
}) {
  const { list: words, short } = prohibitedMessages(locale)
  return (
    <section aria-labelledby="by-group">
      <h3 id="by-group" className={styles.title}>
        {words.byGroup}
      </h3>
      <div className={styles.groups}>
        {list.groups.map(({ id, name, official, levels }) => (
          <details key={id} className={styles.group}>
            <summary>
              <h4 id={`group-${id}`}>{name}</h4>
              <span className={styles.counts}>
                {levels.map(({ said, things }) => (
                  <span key={said} data-said={said}>
                    {short[said]} <b>{formatNumber(locale, things.length)}</b>
                  </span>
                ))}
              </span>
              <PlusIcon />
            </summary>
            {official && <p className={styles.official}>{fill(words.official, { heading: official })}</p>}
            {levels.map(({ verdict, said, things }) => (
              <div key={said} className={styles.level}>
                <p>
                  <VerdictTag verdict={said} locale={locale} inList />
                  <span className="visually-hidden"> {words.levels[verdict]}</span>
                </p>
                <ul>
                  {things.map((thing) => (
                    <li key={thing.id}>
                      <a href={paths.mayBeSent(locale, { item: thing.id, mode })} data-no-prefetch="">
                        {thing.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </details>
        ))}
      </div>
    </section>
  )
}

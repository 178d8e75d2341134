import { networkMessages } from '@hongyan/content'
import { formatNumber, type LocaleId, plural } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { ChipLink, ChipLinks } from '@hongyan/ui/chip-links.tsx'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import { pathOfHub } from './hub-cities.ts'
import type { NetworkOverview } from './overview.ts'
import styles from './page.module.css'

/** The whole network: a map on one side and, as its equal, the list of provinces and cities on the other. */
export function BranchMapScreen({
  overview,
  locale,
  children,
}: {
  readonly overview: NetworkOverview
  readonly locale: LocaleId
  /** The map. */
  readonly children?: ReactNode
}) {
  const { overview: words, sample, area } = networkMessages(locale)
  return (
    <div className={`page ${styles.screen}`}>
      <div className={styles.words}>
        <h1>{words.title}</h1>
        <p className={styles.total}>
          {plural(locale, overview.branches, words.total, { cities: formatNumber(locale, overview.cities) })}
        </p>
        <p>{words.lead}</p>
        <ButtonLink kind="secondary" size="small" href={paths.network(locale)}>
          {words.find}
        </ButtonLink>
      </div>
      <div className={styles.map}>{children}</div>
      <div className={styles.list}>
        <h2>{words.list}</h2>
        <div className={styles.provinces}>
          {overview.provinces.map(({ code, name, count, cities }) => (
            <Places key={code} title={name} count={formatNumber(locale, count)} data-of={code.slice(0, 2)}>
              {cities.map((city) => (
                <ChipLink
                  key={city.code}
                  href={paths.branchesIn(locale, city.code)}
                  data-place={city.code}
                  count={{ of: area.branches, number: city.count }}
                >
                  {city.name}
                </ChipLink>
              ))}
            </Places>
          ))}
          <Places title={words.hubs} count={formatNumber(locale, overview.hubs.length)}>
            {overview.hubs.map((hub) => (
              <ChipLink key={hub.code} href={pathOfHub(locale, hub)} data-place={hub.code}>
                {hub.name}
              </ChipLink>
            ))}
          </Places>
        </div>
        <p className={styles.sample}>{sample}</p>
      </div>
    </div>
  )
}

/** What a row of the list opens. Pointed at or open, the dots of a province stand out on the map. */
function Places({
  title,
  count,
  children,
  ...more
}: {
  readonly title: string
  readonly count: string
  readonly 'data-of'?: string
  readonly children: ReactNode
}) {
  return (
    <details {...more} className={styles.province}>
      <summary>
        <b>{title}</b>
        <span>{count}</span>
        <ChevronDownIcon size={16} />
      </summary>
      <ChipLinks className={styles.cities}>{children}</ChipLinks>
    </details>
  )
}

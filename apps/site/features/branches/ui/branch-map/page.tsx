import { networkMessages } from '@hongyan/content'
import { fill, formatNumber, type LocaleId, plural } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { ChipLink, ChipLinks } from '@hongyan/ui/chip-links.tsx'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import { pathOfHub } from './hub-cities.ts'
import type { NetworkOverview } from './overview.ts'
import styles from './page.module.css'
import { isIn, type Region, regions } from './regions.ts'

/** The network or a part of it: a map on one side and, as its equal, the list of provinces and cities on the other. */
export function BranchMapScreen({
  overview,
  region,
  locale,
  children,
}: {
  readonly overview: NetworkOverview
  /** The part of the country that is shown; null for all of it. */
  readonly region: Region | null
  readonly locale: LocaleId
  /** The map. */
  readonly children?: ReactNode
}) {
  const { overview: words, sample } = networkMessages(locale)
  const provinces = overview.provinces.filter(({ code }) => isIn(region, code))
  const hubs = overview.hubs.filter((hub) => isIn(region, hub.area))
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const { towns } = overview
  const cities = sum(provinces.map((province) => province.cities.length)) + towns.length
  const branches = sum([...provinces, ...towns].map(({ count }) => count))
  const hubList = hubs.length > 0 && (
    <div className={styles.hubs}>
      <h2>
        {words.hubs} <span>{formatNumber(locale, hubs.length)}</span>
      </h2>
      <ul>
        {hubs.map((hub) => (
          <li key={hub.code}>
            <a href={pathOfHub(locale, hub)} data-place={hub.code}>
              {hub.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <div className={`page ${styles.screen}`} data-part={region ?? undefined}>
      <div className={styles.words}>
        <h1>{region === null ? words.title : fill(words.titleOf, { region: words.regions[region] })}</h1>
        <p className={styles.total}>
          {plural(locale, branches, words.total, { cities: formatNumber(locale, cities) })}
        </p>
        <p>{hubs.length === 0 ? words.leadWithoutHubs : words.lead}</p>
        <ButtonLink kind="secondary" size="small" href={paths.network(locale)}>
          {words.find}
        </ButtonLink>
        {towns.length === 0 && (
          <nav aria-label={words.zoom} className={styles.regions}>
            <ChipLinks>
              {[null, ...regions].map((one) => (
                <ChipLink
                  key={one}
                  href={paths.branchMapOf(locale, one)}
                  aria-current={one === region ? 'true' : undefined}
                >
                  {one === null ? words.country : words.regions[one]}
                </ChipLink>
              ))}
            </ChipLinks>
          </nav>
        )}
        {region !== null && hubList}
      </div>
      <div className={styles.map}>
        {children}
        {region === null && hubList}
      </div>
      <div className={styles.list}>
        <h2>{towns.length > 0 ? words.towns : words.list}</h2>
        {towns.length > 0 && (
          <ChipLinks className={styles.cities}>
            {towns.map((town) => (
              <CityLink key={town.code} city={town} locale={locale} />
            ))}
          </ChipLinks>
        )}
        <div className={styles.provinces}>
          {provinces.map(({ code, name, count, cities: inside }) => (
            <Places
              key={code}
              title={name}
              count={formatNumber(locale, count)}
              data-of={code.slice(0, 2)}
              open={region !== null}
            >
              {inside.map((city) => (
                <CityLink key={city.code} city={city} locale={locale} />
              ))}
            </Places>
          ))}
        </div>
        <p className={styles.sample}>{sample}</p>
      </div>
    </div>
  )
}

/** The branches of a city, with how many there are. */
function CityLink({
  city: { code, name, count },
  locale,
}: {
  readonly city: NetworkOverview['towns'][number]
  readonly locale: LocaleId
}) {
  const { area } = networkMessages(locale)
  return (
    <ChipLink
      href={paths.branchesIn(locale, code)}
      data-place={code}
      count={{ of: area.branches, number: count }}
    >
      {name}
    </ChipLink>
  )
}

/**
 * A province: a row that opens its cities, or, where there is room for all of them, its name over them. Pointed at or
 * open, its dots stand out on the map.
 */
function Places({
  title,
  count,
  open,
  children,
  ...more
}: {
  readonly title: string
  readonly count: string
  readonly 'data-of': string
  /** Whether its cities always show. */
  readonly open: boolean
  readonly children: ReactNode
}) {
  const cities = <ChipLinks className={styles.cities}>{children}</ChipLinks>
  if (open)
    return (
      <section {...more} className={styles.whole}>
        <h3>
          {title} <span>{count}</span>
        </h3>
        {cities}
      </section>
    )
  return (
    <details {...more} className={styles.province}>
      <summary>
        <b>{title}</b>
        <span>{count}</span>
        <ChevronDownIcon size={16} />
      </summary>
      {cities}
    </details>
  )
}

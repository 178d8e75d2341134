import { type Home, homeMessages, type NetworkMode } from '@hongyan/content'
import { fill, type LocaleId, localeOf, marksOf } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { FigureList } from '../../../../blocks/figures/figure-list.tsx'
import { ModeSwitch, switchedClass } from '../../../../blocks/network-map/mode-switch.tsx'
import styles from '../../../../blocks/network-map/network.module.css'
import { NetworkLand } from '../../../../blocks/network-map/network-land.tsx'
import { NetworkPicture } from '../../../../blocks/network-map/network-picture.tsx'
import { picture } from '../../../../blocks/network-map/plan-network.ts'
import { linkAttributes } from '../../../../shell/link.ts'
import { headStyles } from '../../../../shell/parts/section-head/section-head.tsx'
import { FlightLine } from '../flights/flight-line.tsx'
import { flightsData, flightWays } from '../flights/night-flights.ts'

/**
 * The network, seen three ways. The switch is a group of radio buttons and a style rule. Figures and the list of
 * routes say what the map draws; the map itself stands apart, so without scripts there is the first way in words.
 */
export function Network({
  network,
  locale,
}: {
  readonly network: Home['network']
  readonly locale: LocaleId
}) {
  const words = homeMessages(locale).network
  const { title, modes, list } = network
  const flights = flightsData(
    locale,
    modes.find(({ id }) => id === 'air'),
  )
  const hubName = (city: string) =>
    city + marksOf(locale).gap + (localeOf(locale).lowersWithin ? words.hub.toLowerCase() : words.hub)
  return (
    <section className={classNames(styles.network, switchedClass)} aria-labelledby="network" data-network="">
      <div className={`page ${styles.grid}`}>
        <div className={styles.text}>
          <div className={headStyles.words}>
            <h2 id="network" className={headStyles.title}>
              {title}
            </h2>
            {modes.map(({ id, lead }) => (
              <p key={id} data-mode={id} className={headStyles.lead}>
                {lead}
              </p>
            ))}
          </div>
          <div data-mode="air">
            <FlightLine locale={locale} />
          </div>
          <div>
            <ModeSwitch name="network" modes={modes} locale={locale} />
          </div>
          {modes.map((mode) => (
            <div key={mode.id} data-mode={mode.id} className={styles.facts}>
              <FigureList className={styles.figures} figures={mode.figures} />
              <div className={styles.more}>
                <details className={styles.list}>
                  <summary>
                    {mode.list}
                    <ChevronDownIcon size={16} />
                  </summary>
                  <ul>
                    {listed(mode, words.from).map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                  <p>{words.sampleNote}</p>
                </details>
                <ArrowLink {...linkAttributes(locale, list.href, list.newTab)}>{list.label}</ArrowLink>
              </div>
            </div>
          ))}
        </div>
        <NetworkLand className={styles.map}>
          {modes.map((mode) => (
            <NetworkPicture
              key={mode.id}
              mode={mode}
              label={fill(words.map, { mode: mode.label })}
              hubName={hubName}
              ways={mode.id === 'air' ? flightWays(locale, mode) : []}
              deferred
            />
          ))}
          {flights !== null && (
            <svg
              aria-hidden="true"
              data-mode="air"
              data-flights={flights}
              viewBox={`0 0 ${picture.width} ${picture.height}`}
              className={styles.flights}
            />
          )}
        </NetworkLand>
      </div>
    </section>
  )
}

/** What the map draws, in words: every route, and every city of the storage network. */
function listed({ id, cities, routes }: NetworkMode, template: string): string[] {
  if (id === 'warehouse') return cities.map((city) => city.name)
  const names = new Map(cities.map((city) => [city.id, city.name]))
  return routes.map(({ from, to }) =>
    fill(template, { from: names.get(from) ?? from, to: names.get(to) ?? to }),
  )
}

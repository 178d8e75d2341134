import { alertTouches } from '@hongyan/content/area-alert'
import { openingState } from '@hongyan/domain/branches/opening-hours'
import { fill, type LocaleId, marksOf, plural } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { type ReactNode, useState } from 'react'
import { ListEnd } from '../../../shell/parts/list-end/list-end.tsx'
import { AreaAlerts } from '../../articles/widgets/area-alerts/area-alerts.tsx'
import { type BranchAnswer, portion } from '../branch-answer.ts'
import type { Tiles } from '../widgets/tile-map/tiles.ts'
import { AreaBar } from './area-bar.tsx'
import { BranchItem } from './branch-item.tsx'
import { branchPath } from './branch-query.ts'
import { distanceWords } from './distance-words.ts'
import { FilterForm } from './filter-form.tsx'
import { FinderMap } from './finder-map.tsx'
import type { FinderHandlers, FinderModel } from './finder-model.ts'
import styles from './finder-view.module.css'
import { nextOpening } from './hours-words.ts'
import { centreName } from './place-map-texts.ts'
import type { Provider } from './provider-map/provider.ts'
import { SearchBand } from './search-band.tsx'
import type { FinderWords } from './words.ts'

type FinderViewProps = {
  readonly model: FinderModel
  readonly handlers: FinderHandlers
  readonly locale: LocaleId
  readonly words: FinderWords
  /** ms UTC. */
  readonly now: number
  /** The areas of the answer as the server wrote them; null to write them here. */
  readonly areas: ReactNode
  /** Whose map may be opened in place of ours; null for nobody's. */
  readonly provider: Provider | null
  /** The tiles of a map with streets; null for none. */
  readonly tiles: Tiles | null
}

/** The whole finder: where, what is there, and the map beside it. Complete as HTML; handlers only make it quicker. */
export function FinderView({ model, handlers, locale, words, now, areas, provider, tiles }: FinderViewProps) {
  const { answer, query, ready } = model
  const [active, setActive] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const around = answer.radiusKm !== null
  const places = answer.origin.area.slice(-1).map(({ code }) => code)
  const alerts = answer.alerts.filter((alert) => alertTouches(alert, places, now))
  const point = (code: string | null) => () => setActive(code)
  return (
    <div>
      <SearchBand model={model} handlers={handlers} locale={locale} words={words} />
      <div className={`page ${styles.body}`}>
        {areas ?? <AreaBar answer={answer} query={query} locale={locale} words={words} />}
        <AreaAlerts alerts={alerts} locale={locale} words={words.alert} />
        <section className={styles.columns} aria-labelledby="found" aria-busy={model.busy !== null}>
          <div className={stack(16, styles.top)}>
            <div className={stack(4, styles.head)} aria-live="polite">
              <h2 id="found">{headline(answer, locale, words, now)}</h2>
              <p>
                {fill(words.found.sorted[answer.origin.kind], { area: areaOf(answer) })}
                {answer.count > 0 && answer.unfiltered > answer.count && (
                  <>
                    {marksOf(locale).runOn}
                    {plural(locale, answer.unfiltered - answer.count, words.found.filtered)}
                  </>
                )}
              </p>
            </div>
            <FilterForm
              query={query}
              around={around}
              ready={ready}
              handlers={handlers}
              locale={locale}
              words={words}
            />
          </div>
          <div className={styles.map}>
            <FinderMap
              model={model}
              active={active}
              chosen={chosen}
              onPoint={setActive}
              onChoose={setChosen}
              onLocate={handlers.locate}
              locale={locale}
              words={words}
              now={now}
              provider={provider}
              tiles={tiles}
            />
          </div>
          <div className={stack(16, styles.list)}>
            {answer.count === 0 ? (
              <Nothing model={model} locale={locale} words={words} now={now} />
            ) : (
              <ol className={styles.items}>
                {answer.items.map((branch, index) => (
                  <li
                    key={branch.code}
                    data-chosen={branch.code === chosen}
                    onPointerEnter={point(branch.code)}
                    onPointerLeave={point(null)}
                    onFocus={point(branch.code)}
                    onBlur={point(null)}
                  >
                    <BranchItem
                      branch={branch}
                      number={index + 1}
                      fromHere={answer.origin.kind === 'position'}
                      onShow={ready ? () => setChosen(branch.code) : null}
                      locale={locale}
                      words={words}
                      now={now}
                    />
                  </li>
                ))}
              </ol>
            )}
            <More model={model} handlers={handlers} locale={locale} words={words} />
            <p className={styles.sample}>{words.sample}</p>
          </div>
        </section>
      </div>
    </div>
  )
}

/** The place an answer speaks of; of a place nobody asked for the city is enough. */
function areaOf({ origin }: BranchAnswer): string {
  return origin.kind === 'default' ? centreName(origin.area) : (origin.area.at(-1)?.name ?? '')
}

function headline(answer: BranchAnswer, locale: LocaleId, words: FinderWords, now: number): string {
  const { found, none } = words
  const { origin, count, items, radiusKm, unfiltered } = answer
  const values = { area: areaOf(answer), km: radiusKm ?? 0 }
  if (count > 0) {
    const all = plural(locale, count, found[origin.kind], values)
    // Of a list that is not whole nobody has looked at the rest.
    if (items.length < count) return all
    const open = items.filter((branch) => openingState(branch, now).kind === 'open').length
    const comma = marksOf(locale).comma
    if (open > 0) return all + comma + plural(locale, open, found.openNow)
    const next = nextOpening(items, { locale, words, now })
    return all + comma + (next === null ? found.noneOpen : fill(found.closedUntil, { next }))
  }
  if (unfiltered > 0) return none.filtered
  return fill(radiusKm === null ? none.area : none.around, values)
}

function Nothing({
  model,
  locale,
  words,
  now,
}: Omit<FinderViewProps, 'handlers' | 'areas' | 'provider' | 'tiles'>) {
  const { answer, query } = model
  const { nearest, unfiltered } = answer
  const filtered = query.openNow || query.services.length > 0
  return (
    <div className={styles.nothing}>
      {filtered && unfiltered > 0 && (
        <a href={branchPath(locale, { ...query, services: [], openNow: false })}>{words.none.clear}</a>
      )}
      {nearest !== null && (
        <>
          <p>{fill(words.none.nearest, { distance: distanceWords(nearest.km, locale, words) })}</p>
          <BranchItem
            branch={nearest}
            number={1}
            fromHere={answer.origin.kind === 'position'}
            onShow={null}
            locale={locale}
            words={words}
            now={now}
          />
        </>
      )}
    </div>
  )
}

/** The next portion, or the end: a link that says the same in its address, unless the answer is around a position. */
function More({
  model,
  handlers,
  locale,
  words,
}: Omit<FinderViewProps, 'now' | 'areas' | 'provider' | 'tiles'>) {
  const { answer, query } = model
  const left = answer.count - answer.items.length
  if (left <= 0) return <ListEnd text={words.noMoreData} isPaged={answer.count > portion} />
  const next = { ...query, limit: query.limit + portion }
  return (
    <a
      href={branchPath(locale, next)}
      className={styles.more}
      onClick={(event) => {
        event.preventDefault()
        handlers.change(next)
      }}
    >
      {fill(words.found.more, { count: Math.min(left, portion) })}
    </a>
  )
}

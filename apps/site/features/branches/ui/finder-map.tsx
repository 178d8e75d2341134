import type { LocaleId } from '@hongyan/locales'
import { type ReactNode, useMemo } from 'react'
import type { BranchAnswer } from '../branch-answer.ts'
import { boundsOf } from '../widgets/tile-map/bounds-of.ts'
import { TileMap } from '../widgets/tile-map/tile-map.tsx'
import type { TileMark } from '../widgets/tile-map/tile-mark.ts'
import type { Tiles } from '../widgets/tile-map/tiles.ts'
import { boundsAround, shownOnMap } from './answer-map.ts'
import { BranchMap, mostNumbered } from './branch-map.tsx'
import { branchPath, inArea } from './branch-query.ts'
import { distanceWords } from './distance-words.ts'
import styles from './finder-map.module.css'
import type { FinderModel } from './finder-model.ts'
import { openingWords } from './hours-words.ts'
import { NearbyAreas } from './nearby-areas.tsx'
import type { Provider } from './provider-map/provider.ts'
import { ProviderMap } from './provider-map/provider-map.tsx'
import type { FinderWords } from './words.ts'

type FinderMapProps = {
  readonly model: FinderModel
  /** The branch pointed at in the list or on the map. */
  readonly active: string | null
  readonly chosen: string | null
  readonly onPoint: (code: string | null) => void
  readonly onChoose: (code: string | null) => void
  readonly onLocate: () => void
  readonly locale: LocaleId
  readonly words: FinderWords
  /** ms UTC. */
  readonly now: number
  readonly provider: Provider | null
  readonly tiles: Tiles | null
}

/** The map beside the list: drawn, with streets where there are tiles, or a provider's on a press. */
export function FinderMap(props: FinderMapProps) {
  const { model, active, chosen, onChoose, locale, words, now, provider, tiles } = props
  const { answer, ready } = model
  const shown = shownOnMap(answer)
  const areaPath = (code: string) => branchPath(locale, inArea(model.query, code))
  const drawn = (
    <BranchMap
      answer={answer}
      active={active ?? chosen}
      onChoose={ready ? onChoose : null}
      areaPath={areaPath}
      tiles={tiles}
      locale={locale}
      words={words}
      now={now}
    />
  )
  const own =
    tiles === null ? (
      drawn
    ) : (
      <Streets {...props} tiles={tiles}>
        {drawn}
      </Streets>
    )
  const place = shown.find(({ code }) => code === chosen)
  return (
    <>
      {provider === null ? (
        own
      ) : (
        <ProviderMap {...provider} places={shown} ready={ready} locale={locale}>
          {own}
        </ProviderMap>
      )}
      {place && (
        <p className={styles.chosen}>
          <b>{place.name}</b>
          <span>
            {distanceWords(place.km, locale, words)} · {openingWords(place, { locale, words, now }).state}
          </span>
          <a href={`#b-${place.code}`}>{words.map.row}</a>
        </p>
      )}
      <NearbyAreas answer={answer} areaPath={areaPath} locale={locale} words={words} />
    </>
  )
}

function Streets({
  model: { answer },
  active,
  chosen,
  onPoint,
  onChoose,
  onLocate,
  locale,
  words,
  now,
  tiles,
  children,
}: FinderMapProps & { readonly tiles: Tiles; readonly children: ReactNode }) {
  const marks = useMemo(() => marksOf(answer, { locale, words, now }), [answer, locale, words, now])
  return (
    <TileMap
      tiles={tiles}
      locale={locale}
      marks={marks}
      origin={answer.origin}
      bounds={boundsOf([...shownOnMap(answer), ...boundsAround(answer)])}
      lines={[]}
      spots={[]}
      active={active}
      chosen={chosen}
      onPoint={onPoint}
      onChoose={onChoose}
      locate={{ text: words.search.locate, ask: onLocate }}
    >
      {children}
    </TileMap>
  )
}

function marksOf(
  answer: BranchAnswer,
  texts: Pick<FinderMapProps, 'locale' | 'words' | 'now'>,
): readonly TileMark[] {
  const shown = shownOnMap(answer)
  const numbered = shown.length <= mostNumbered
  return shown.map((branch, index) => {
    const { code, name, kind, longitude, latitude, km } = branch
    const soft = kind === 'hub' || kind === 'freight-station'
    return {
      code,
      name,
      note: `${distanceWords(km, texts.locale, texts.words)} · ${openingWords(branch, texts).state}`,
      text: numbered ? String(index + 1) : null,
      look: soft ? 'soft' : 'plain',
      size: numbered ? 12 : 4,
      title: null,
      longitude,
      latitude,
    }
  })
}

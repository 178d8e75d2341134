import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import type { LocaleId } from '@hongyan/locales'
import type { BranchAnswer } from '../branch-answer.ts'
import { distanceWords } from './distance-words.ts'
import styles from './nearby-areas.module.css'
import type { FinderWords } from './words.ts'

/** More are no longer near. */
const most = 6

/** The districts around, the nearest first and each with how far its middle lies, as links to their branches. */
export function NearbyAreas({
  answer: { origin, places },
  areaPath,
  locale,
  words,
}: {
  readonly answer: BranchAnswer
  readonly areaPath: (code: string) => string
  readonly locale: LocaleId
  readonly words: FinderWords
}) {
  const own = origin.kind === 'area' ? origin.area.at(-1)?.code : null
  const near = places
    .filter(({ code }) => code !== own)
    .map((place) => ({ ...place, km: greatCircleKm(origin, place) }))
    .toSorted((one, other) => one.km - other.km)
    .slice(0, most)
  if (near.length === 0) return null
  return (
    <nav aria-label={words.map.nearby} className={styles.nearby}>
      <b aria-hidden="true">{words.map.nearby}</b>
      <ul>
        {near.map(({ code, name, km }) => (
          <li key={code}>
            <a href={areaPath(code)}>
              {name} <span>{distanceWords(km, locale, words)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { LandPicture } from './land-picture.tsx'
import styles from './map.module.css'
import { MapMark, nameSize } from './map-label.tsx'
import { type LabelWish, placeLabels } from './place-labels.ts'
import { fitWindow, project, within } from './projection.ts'

export type AreaPlace = {
  readonly lon: number
  readonly lat: number
  readonly label: string
  readonly look: 'current' | 'hub'
}

const ratio = 8 / 5
const widths = [320, 592]

/** Places on dotted land, without a way between them. A picture: say the same in words beside it. */
export function AreaMap({
  places,
  ariaLabel,
}: {
  readonly places: readonly AreaPlace[]
  readonly ariaLabel: string
}) {
  if (places.length === 0) return null
  const points = places.map(({ lon, lat }) => project(lon, lat))
  const window = fitWindow(points, ratio, 12)
  const wishes = places.map((place, index): LabelWish => {
    const spot = within(window, points[index] ?? { x: 0, y: 0 })
    return { ...spot, text: place.label, radius: place.look === 'current' ? 13 : 6 }
  })
  const names = placeLabels(wishes, {
    frames: widths.map((width) => ({ width, height: width / ratio })),
    fontSize: nameSize,
    avoid: [],
  })
  return (
    <div className={styles.route} role="img" aria-label={ariaLabel}>
      <LandPicture window={window} />
      <svg aria-hidden="true" className={styles.marks}>
        {wishes.map((wish, index) => (
          <MapMark
            key={wish.text}
            wish={wish}
            place={names[index] ?? null}
            mark={places[index]?.look ?? 'hub'}
            name={places[index]?.look === 'current' ? 'strong' : 'plain'}
          />
        ))}
      </svg>
    </div>
  )
}

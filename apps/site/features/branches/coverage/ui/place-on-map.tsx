import { paths } from '../../../../paths.ts'
import { homeWindow } from '../../../../shell/parts/map/home-window.gen.ts'
import { project, within } from '../../../../shell/parts/map/projection.ts'
import type { Point } from '../../branch-answer.ts'
import styles from './place-on-map.module.css'

const width = 1000
const height = Math.round((width * homeWindow.height) / homeWindow.width)

/** Where a place lies on the picture of all that is served. */
export function PlaceOnMap({ at, label }: { readonly at: Point; readonly label: string }) {
  const spot = within(homeWindow, project(at.longitude, at.latitude))
  const [x, y] = [Math.round(spot.x * width), Math.round(spot.y * height)]
  return (
    <figure className={styles.place}>
      <img src={paths.coveragePicture('china')} alt={label} width={width} height={height} loading="lazy" />
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
        <path d={`M${x} 0V${height}M0 ${y}H${width}`} />
        <circle cx={x} cy={y} r="26" />
      </svg>
    </figure>
  )
}

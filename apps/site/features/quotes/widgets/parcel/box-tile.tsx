import styles from './box-tile.module.css'
import { Carton } from './carton.tsx'
import { cartonFrame, type DrawnCarton } from './draw-carton.ts'

const { width, height } = cartonFrame

/** One of the boxes that can be chosen, drawn by the scale of all of them; without a drawing it is one’s own. */
export function BoxTile({
  drawn,
  name,
  sides,
  input,
}: {
  readonly drawn: DrawnCarton | null
  readonly name: string
  readonly sides: string
  readonly input: {
    readonly id?: string
    readonly name: string
    readonly value: string
    readonly checked: boolean
    readonly onChange: () => void
  }
}) {
  return (
    <label className={styles.tile}>
      <input type="radio" {...input} />
      {drawn === null ? (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <path className={styles.outline} d="M48 14 74 29v30L48 74 22 59V29zM22 29l26 15 26-15M48 44v30" />
        </svg>
      ) : (
        <Carton drawn={drawn} />
      )}
      <b>{name}</b>
      <small>{sides}</small>
    </label>
  )
}

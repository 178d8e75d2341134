import { type SizeDraft, typedSide } from '@hongyan/domain/quotes/quote-draft'
import { Carton } from '../../../quotes/widgets/parcel/carton.tsx'
import { cartonScale, drawCarton } from '../../../quotes/widgets/parcel/draw-carton.ts'
import styles from './parcel-boxes.module.css'

/** More beside each other are too small to tell apart. */
const mostDrawn = 3

/** The boxes of an order by one scale, each with its count and sides; nothing of those that nobody has measured. */
export function ParcelBoxes({
  sizes,
  named = false,
}: {
  readonly sizes: readonly SizeDraft[]
  /** Whether count and sides stand below. */
  readonly named?: boolean
}) {
  const boxes = sizes.slice(0, mostDrawn).flatMap((size) => {
    const [length, width, height] = [size.length, size.width, size.height].map(typedSide)
    return size.unmeasured || !length || !width || !height ? [] : [{ length, width, height, of: size }]
  })
  if (boxes.length === 0) return null
  const scale = cartonScale(boxes)
  return (
    <span className={styles.boxes} data-named={named ? '' : undefined}>
      {boxes.map(({ of, ...sides }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <span key={at}>
          <Carton drawn={drawCarton(sides, scale)} />
          {named && <small>{`${of.count} × ${of.length}×${of.width}×${of.height} cm`}</small>}
        </span>
      ))}
    </span>
  )
}

import { boxSides } from '@hongyan/domain/quotes/box-presets'
import type { SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import { fill } from '@hongyan/locales'
import { useState } from 'react'
import { boxOf, noSides, sidesOf, sidesText, withBox } from './box-choice.ts'
import styles from './box-fields.module.css'
import { BoxTile } from './box-tile.tsx'
import { cartonScale, drawCarton } from './draw-carton.ts'
import type { ParcelProps } from './parcel-props.ts'

type BoxFieldsProps = Pick<ParcelProps, 'title' | 'words' | 'tiles' | 'size' | 'index'> & {
  /** Whether its sides are typed ones, whatever box they fit. */
  readonly isOwn: boolean
  readonly onChoose: (size: SizeDraft, isOwn: boolean) => void
}

/** Which box it is: one of the drawn ones, one’s own with the sides that were typed for it, or not known. */
export function BoxFields({ title, words, tiles, size, index, isOwn, onChoose }: BoxFieldsProps) {
  const [typed, setTyped] = useState(noSides)
  const box = isOwn && !size.unmeasured ? 'own' : boxOf(size)
  const chosen = box === 'unknown' || tiles.some(({ id }) => id === box) ? box : 'own'
  const choose = (choice: string) => {
    if (chosen === 'own') setTyped(sidesOf(size))
    onChoose({ ...withBox(size, choice), ...(choice === 'own' ? typed : {}) }, choice === 'own')
  }
  const inputOf = (value: string) => ({
    name: `box.${index}`,
    value,
    checked: chosen === value,
    onChange: () => choose(value),
  })
  const { boxes } = words
  const scale = cartonScale(tiles.map(({ id }) => boxSides[id]))
  return (
    <div className={styles.boxes}>
      <div
        className={styles.tiles}
        data-count={tiles.length + 1}
        role="radiogroup"
        aria-label={fill(words.labelled, { label: title, text: words.box })}
      >
        {tiles.map(({ id, name }) => (
          <BoxTile
            key={id}
            drawn={drawCarton(boxSides[id], scale)}
            name={boxes.names[name]}
            sides={fill(boxes.sides, { sides: sidesText(id, '×') })}
            input={inputOf(id)}
          />
        ))}
        <BoxTile
          drawn={null}
          name={boxes.own}
          sides={boxes.ownSides}
          input={{ ...inputOf('own'), id: `f-sizes.${index}.box` }}
        />
        <label className={styles.unknown}>
          <input type="radio" {...inputOf('unknown')} />
          {boxes.unknown}
        </label>
      </div>
      <p className={styles.unmeasured}>{words.unmeasured}</p>
    </div>
  )
}

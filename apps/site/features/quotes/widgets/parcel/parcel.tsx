import { fill } from '@hongyan/locales'
import { CloseIcon } from '@hongyan/ui/icons.tsx'
import { useState } from 'react'
import { BoxFields } from './box-fields.tsx'
import { FigureFields } from './figure-fields.tsx'
import styles from './parcel.module.css'
import type { ParcelProps } from './parcel-props.ts'

/** One size of piece: its box, how many, its figures. */
export function Parcel({
  title,
  words,
  tiles,
  size,
  index,
  ready,
  problemOf,
  onChange,
  onDrop,
}: ParcelProps) {
  // Typed sides may be those of a drawn box: whoever measures keeps the fields all the same.
  const [isMeasured, setMeasured] = useState(false)
  return (
    <li className={styles.parcel}>
      {onDrop !== null && (
        <div className={styles.head}>
          <b>{title}</b>
          <button
            type="submit"
            name="drop"
            value={index}
            aria-label={fill(words.removeSize, { number: index + 1 })}
            onClick={(event) => {
              event.preventDefault()
              onDrop()
            }}
          >
            <CloseIcon size={16} />
          </button>
        </div>
      )}
      <BoxFields
        {...{ title, words, tiles, size, index }}
        isOwn={isMeasured}
        onChoose={(next, isOwn) => {
          setMeasured(isOwn)
          onChange(next)
        }}
      />
      <FigureFields
        {...{ title, words, size, index, ready, problemOf, onChange }}
        onMeasure={(next) => {
          setMeasured(true)
          onChange(next)
        }}
      />
    </li>
  )
}

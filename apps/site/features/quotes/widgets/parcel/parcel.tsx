import type { QuoteMessages } from '@hongyan/content/messages'
import type { SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import { fill } from '@hongyan/locales'
import { CloseIcon } from '@hongyan/ui/icons.tsx'
import { useState } from 'react'
import { BoxFields } from './box-fields.tsx'
import type { boxTiles } from './box-tiles.ts'
import { FigureFields } from './figure-fields.tsx'
import styles from './parcel.module.css'

export type ParcelProps = {
  readonly title: string
  readonly words: QuoteMessages['form']
  readonly tiles: (typeof boxTiles)[keyof typeof boxTiles]
  readonly size: SizeDraft
  readonly index: number
  readonly ready: boolean
  readonly problemOf: (field: string) => string | undefined
  readonly onChange: (size: SizeDraft) => void
  /** Null for the only one. */
  readonly onDrop: (() => void) | null
}

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
        isOwn={isMeasured || !ready}
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

import type { SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import { quoteLimits } from '@hongyan/domain/quotes/quote-limits'
import { fill } from '@hongyan/locales'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { useState } from 'react'
import { usualSize } from './box-choice.ts'
import { Parcel } from './parcel.tsx'
import styles from './parcel-fields.module.css'
import type { ParcelProps } from './parcel-props.ts'

type ParcelFieldsProps = Pick<ParcelProps, 'words' | 'tiles' | 'ready' | 'problemOf'> & {
  readonly legend: string
  readonly sizes: readonly SizeDraft[]
  readonly onChange: (sizes: readonly SizeDraft[]) => void
}

/**
 * The pieces: a drawn box or one’s own for each size, how many, and what one weighs. Without scripts the buttons send
 * the form, which comes back changed.
 */
export function ParcelFields({ legend, words, tiles, sizes, ready, problemOf, onChange }: ParcelFieldsProps) {
  // A size has no name but its place: when one goes, those behind it remember nothing of it.
  const [dropped, setDropped] = useState(0)
  const tooMuch = problemOf('pieces')
  const drop = (index: number) => {
    setDropped(dropped + 1)
    onChange(sizes.filter((_, at) => at !== index))
  }
  return (
    <fieldset className={styles.parcels} id="f-pieces">
      <legend>{legend}</legend>
      {tooMuch !== undefined && <p className={styles.problem}>{tooMuch}</p>}
      <ol>
        {sizes.map((size, index) => (
          <Parcel
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity, until one goes
            key={`${dropped} ${index}`}
            {...{ words, tiles, size, index, ready, problemOf }}
            title={fill(words.size.other, { number: index + 1 })}
            onChange={(next) => onChange(sizes.map((one, at) => (at === index ? next : one)))}
            onDrop={sizes.length > 1 ? () => drop(index) : null}
          />
        ))}
      </ol>
      {sizes.length >= quoteLimits.sizes ? (
        <p className={styles.full}>{fill(words.full, { count: quoteLimits.sizes })}</p>
      ) : (
        <button
          type="submit"
          name="more"
          value="1"
          className={styles.add}
          onClick={(event) => {
            event.preventDefault()
            onChange([...sizes, usualSize])
          }}
        >
          <PlusIcon size={18} />
          {words.addSize}
        </button>
      )}
    </fieldset>
  )
}

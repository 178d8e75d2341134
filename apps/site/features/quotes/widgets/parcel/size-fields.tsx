import type { QuoteMessages } from '@hongyan/content/messages'
import { boxPresets } from '@hongyan/domain/quotes/box-presets'
import { type SizeDraft, typedCount } from '@hongyan/domain/quotes/quote-draft'
import { quoteLimits } from '@hongyan/domain/quotes/quote-limits'
import { fill } from '@hongyan/locales'
import { SelectField, TextField } from '@hongyan/ui/field.tsx'
import { CloseIcon, MinusIcon, PlusIcon } from '@hongyan/ui/icons.tsx'
import { boxOf, emptySize, sidesText, withBox } from './box-choice.ts'
import styles from './size-fields.module.css'

const columns = [
  { name: 'length', query: 'l', unit: 'cm' },
  { name: 'width', query: 'w', unit: 'cm' },
  { name: 'height', query: 'h', unit: 'cm' },
  { name: 'weight', query: 'kg', unit: 'kg' },
] as const

type SizeFieldsProps = {
  readonly words: QuoteMessages['form']
  readonly sizes: readonly SizeDraft[]
  readonly ready: boolean
  readonly problemOf: (field: string) => string | undefined
  readonly onChange: (sizes: readonly SizeDraft[]) => void
}

/** The pieces, one card for each size. Without scripts the buttons send the form, which comes back changed. */
export function SizeFields({ words: form, sizes, ready, problemOf, onChange: set }: SizeFieldsProps) {
  const change = (index: number, changes: Partial<SizeDraft>) =>
    set(sizes.map((size, at) => (at === index ? { ...size, ...changes } : size)))
  const full = sizes.length >= quoteLimits.sizes
  const tooMuch = problemOf('pieces')

  return (
    <fieldset className={styles.sizes} id="f-pieces">
      <legend>{form.pieces}</legend>
      {tooMuch !== undefined && <p className={styles.problem}>{tooMuch}</p>}
      <ol>
        {sizes.map((size, index) => {
          const title = fill(form.size.other, { number: index + 1 })
          const counted = (by: number) => Math.max(1, (typedCount(size.count) ?? 1) + by)
          return (
            // Sizes have no name of their own but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            <li key={index} className={styles.size}>
              <div className={styles.head}>
                <b>{title}</b>
                <div className={styles.count}>
                  <button
                    type="button"
                    aria-label={fill(form.labelled, { label: title, text: form.fewer })}
                    disabled={!ready}
                    onClick={() => change(index, { count: String(counted(-1)) })}
                  >
                    <MinusIcon size={16} />
                  </button>
                  <input
                    name="n"
                    id={`f-sizes.${index}.count`}
                    value={size.count}
                    inputMode="numeric"
                    aria-label={fill(form.labelled, { label: title, text: form.count })}
                    aria-invalid={problemOf(`sizes.${index}.count`) === undefined ? undefined : true}
                    onChange={(event) => change(index, { count: event.target.value })}
                  />
                  <button
                    type="button"
                    aria-label={fill(form.labelled, { label: title, text: form.more })}
                    disabled={!ready}
                    onClick={() => change(index, { count: String(counted(1)) })}
                  >
                    <PlusIcon size={16} />
                  </button>
                </div>
                {sizes.length > 1 && (
                  <button
                    type="submit"
                    name="drop"
                    value={index}
                    aria-label={fill(form.removeSize, { number: index + 1 })}
                    className={styles.remove}
                    onClick={(event) => {
                      event.preventDefault()
                      set(sizes.filter((_, at) => at !== index))
                    }}
                  >
                    <CloseIcon size={16} />
                  </button>
                )}
              </div>
              <SelectField
                id={`f-sizes.${index}.box`}
                name="box"
                label={form.box}
                className={styles.box}
                // A form that is sent means the box anew each time, and then shows the sides it has.
                value={ready || size.unmeasured ? boxOf(size) : 'own'}
                onChange={(event) =>
                  set(sizes.map((one, at) => (at === index ? withBox(one, event.target.value) : one)))
                }
              >
                <option value="own">{form.boxes.own}</option>
                <option value="unknown">{form.boxes.unknown}</option>
                <optgroup label={form.boxes.common}>
                  {boxPresets.map((id) => (
                    <option key={id} value={id}>
                      {fill(form.boxes.named, { name: form.boxes.names[id], sides: sidesText(id, '×') })}
                    </option>
                  ))}
                </optgroup>
              </SelectField>
              <p className={styles.unmeasured}>{form.unmeasured}</p>
              <div className={styles.sides}>
                {columns.map(({ name, query, unit }) => (
                  <TextField
                    key={name}
                    id={`f-sizes.${index}.${name}`}
                    label={form[name]}
                    narrow
                    className={name === 'weight' ? undefined : styles.side}
                    unit={unit}
                    name={query}
                    value={size[name]}
                    inputMode="decimal"
                    autoComplete="off"
                    problem={problemOf(`sizes.${index}.${name}`)}
                    onChange={(event) => change(index, { [name]: event.target.value })}
                  />
                ))}
              </div>
              {problemOf(`sizes.${index}.count`) !== undefined && (
                <p className={styles.problem}>
                  {fill(form.labelled, { label: form.count, text: problemOf(`sizes.${index}.count`) ?? '' })}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      {full ? (
        <p className={styles.full}>{fill(form.full, { count: quoteLimits.sizes })}</p>
      ) : (
        <button
          type="submit"
          name="more"
          value="1"
          className={styles.add}
          onClick={(event) => {
            event.preventDefault()
            set([...sizes, emptySize])
          }}
        >
          <PlusIcon size={18} />
          {form.addSize}
        </button>
      )}
    </fieldset>
  )
}

import { boxSides } from '@hongyan/domain/quotes/box-presets'
import { type SizeDraft, typedCount } from '@hongyan/domain/quotes/quote-draft'
import { quoteLimits } from '@hongyan/domain/quotes/quote-limits'
import { fill } from '@hongyan/locales'
import { TextField } from '@hongyan/ui/field.tsx'
import { CloseIcon, MinusIcon, PlusIcon } from '@hongyan/ui/icons.tsx'
import { boxOf, emptySize, sidesText, withBox } from '../../../quotes/widgets/parcel/box-choice.ts'
import { boxTiles } from '../form/box-tiles.ts'
import { cartonScale, drawCarton } from '../form/draw-carton.ts'
import type { OrderForm } from '../form/order-form.ts'
import { BoxTile } from './box-tile.tsx'
import { useOrderTexts } from './order-texts.ts'
import styles from './parcel-fields.module.css'

const columns = [
  { name: 'length', query: 'l', unit: 'cm' },
  { name: 'width', query: 'w', unit: 'cm' },
  { name: 'height', query: 'h', unit: 'cm' },
  { name: 'weight', query: 'kg', unit: 'kg' },
] as const

type ParcelFieldsProps = {
  readonly form: Pick<OrderForm, 'kind' | 'sizes'>
  readonly awake: boolean
  readonly problemOf: (field: string) => string | undefined
  readonly onChange: (sizes: readonly SizeDraft[]) => void
}

/**
 * The parcels: a drawn box or one’s own for each size, how many, and what one weighs. Without scripts the buttons send
 * the form, which comes back changed, and a box that is chosen then shows its sides as typed ones.
 */
export function ParcelFields({ form: { kind, sizes }, awake, problemOf, onChange }: ParcelFieldsProps) {
  const { words } = useOrderTexts()
  const { form, boxes: say, parcels } = words
  const tooMuch = problemOf('pieces')
  return (
    <fieldset className={styles.parcels} id="f-pieces">
      <legend>{parcels}</legend>
      {tooMuch !== undefined && <p className={styles.problem}>{tooMuch}</p>}
      <ol>
        {sizes.map((_, index) => (
          // Sizes have no name of their own but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <li key={index}>
            <Parcel {...{ kind, sizes, index, awake, problemOf, onChange }} />
          </li>
        ))}
      </ol>
      {sizes.length >= quoteLimits.sizes ? (
        <p className={styles.full}>{fill(form.full, { count: quoteLimits.sizes })}</p>
      ) : (
        <button
          type="submit"
          name="more"
          value="1"
          className={styles.add}
          onClick={(event) => {
            event.preventDefault()
            onChange([...sizes, emptySize])
          }}
        >
          <PlusIcon size={18} />
          {say.add}
        </button>
      )}
    </fieldset>
  )
}

type ParcelProps = Omit<ParcelFieldsProps, 'form'> & ParcelFieldsProps['form'] & { readonly index: number }

/** One size of parcel. */
function Parcel({ kind, sizes, index, awake, problemOf, onChange }: ParcelProps) {
  const { words } = useOrderTexts()
  const { form, boxes: say } = words
  const size = sizes[index] ?? emptySize
  const title = fill(form.size.other, { number: index + 1 })
  const change = (changes: Partial<SizeDraft>) =>
    onChange(sizes.map((one, at) => (at === index ? { ...one, ...changes } : one)))
  const tiles = boxTiles[kind]
  const box = awake || size.unmeasured ? boxOf(size) : 'own'
  const chosen = box === 'unknown' || tiles.some(({ id }) => id === box) ? box : 'own'
  const choose = (choice: string) => {
    const next = withBox(size, choice)
    // Whoever measures a box of their own begins with nothing of the one they had chosen.
    const measured = choice === 'own' && chosen !== 'own' ? { length: '', width: '', height: '' } : {}
    onChange(sizes.map((one, at) => (at === index ? { ...next, ...measured } : one)))
  }
  const inputOf = (value: string) => ({
    name: `box.${index}`,
    value,
    checked: chosen === value,
    onChange: () => choose(value),
  })
  const counted = (by: number) => String(Math.max(1, (typedCount(size.count) ?? 1) + by))
  const scale = cartonScale(tiles.map(({ id }) => boxSides[id]))
  const countProblem = problemOf(`sizes.${index}.count`)
  return (
    <div className={styles.parcel}>
      {sizes.length > 1 && (
        <div className={styles.head}>
          <b>{title}</b>
          <button
            type="submit"
            name="drop"
            value={index}
            aria-label={fill(form.removeSize, { number: index + 1 })}
            onClick={(event) => {
              event.preventDefault()
              onChange(sizes.filter((_, at) => at !== index))
            }}
          >
            <CloseIcon size={16} />
          </button>
        </div>
      )}
      <div
        className={styles.tiles}
        role="radiogroup"
        aria-label={fill(form.labelled, { label: title, text: form.box })}
      >
        {tiles.map(({ id, name }) => (
          <BoxTile
            key={id}
            drawn={drawCarton(boxSides[id], scale)}
            name={say.names[name]}
            sides={fill(say.sides, { sides: sidesText(id, '×') })}
            input={inputOf(id)}
          />
        ))}
        <BoxTile drawn={null} name={say.own} sides={say.ownSides} input={inputOf('own')} />
        <label className={styles.unknown}>
          <input type="radio" {...inputOf('unknown')} />
          {form.boxes.unknown}
        </label>
      </div>
      <p className={styles.unmeasured}>{form.unmeasured}</p>
      <div className={styles.figures}>
        <div className={styles.count}>
          <span aria-hidden="true">{form.count}</span>
          <div>
            <button
              type="button"
              aria-label={fill(form.labelled, { label: title, text: form.fewer })}
              disabled={!awake}
              onClick={() => change({ count: counted(-1) })}
            >
              <MinusIcon size={16} />
            </button>
            <input
              name="n"
              id={`f-sizes.${index}.count`}
              value={size.count}
              inputMode="numeric"
              aria-label={fill(form.labelled, { label: title, text: form.count })}
              aria-invalid={countProblem === undefined ? undefined : true}
              onChange={(event) => change({ count: event.target.value })}
            />
            <button
              type="button"
              aria-label={fill(form.labelled, { label: title, text: form.more })}
              disabled={!awake}
              onClick={() => change({ count: counted(1) })}
            >
              <PlusIcon size={16} />
            </button>
          </div>
        </div>
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
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
      </div>
      {countProblem !== undefined && (
        <p className={styles.problem}>{fill(form.labelled, { label: form.count, text: countProblem })}</p>
      )}
    </div>
  )
}

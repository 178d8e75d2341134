import { type SizeDraft, typedCount } from '@hongyan/domain/quotes/quote-draft'
import { fill } from '@hongyan/locales'
import { TextField } from '@hongyan/ui/field.tsx'
import { MinusIcon, PlusIcon } from '@hongyan/ui/icons.tsx'
import styles from './figure-fields.module.css'
import type { ParcelProps } from './parcel-props.ts'

const columns = [
  { name: 'length', query: 'l', unit: 'cm' },
  { name: 'width', query: 'w', unit: 'cm' },
  { name: 'height', query: 'h', unit: 'cm' },
  { name: 'weight', query: 'kg', unit: 'kg' },
] as const

type FigureFieldsProps = Omit<ParcelProps, 'tiles' | 'onDrop'> & {
  /** A side was typed. */
  readonly onMeasure: (size: SizeDraft) => void
}

/** How many pieces of a size, the sides of one where it is one’s own box, and what one weighs. */
export function FigureFields({
  title,
  words,
  size,
  index,
  ready,
  problemOf,
  onChange,
  onMeasure,
}: FigureFieldsProps) {
  const counted = (by: number) => () =>
    onChange({ ...size, count: String(Math.max(1, (typedCount(size.count) ?? 1) + by)) })
  const labelOf = (text: string) => fill(words.labelled, { label: title, text })
  const countProblem = problemOf(`sizes.${index}.count`)
  return (
    <>
      <div className={styles.figures}>
        <div className={styles.count}>
          <span aria-hidden="true">{words.count}</span>
          <div>
            <button type="button" aria-label={labelOf(words.fewer)} disabled={!ready} onClick={counted(-1)}>
              <MinusIcon size={16} />
            </button>
            <input
              name="n"
              id={`f-sizes.${index}.count`}
              value={size.count}
              inputMode="numeric"
              aria-label={labelOf(words.count)}
              aria-invalid={countProblem === undefined ? undefined : true}
              onChange={(event) => onChange({ ...size, count: event.target.value })}
            />
            <button type="button" aria-label={labelOf(words.more)} disabled={!ready} onClick={counted(1)}>
              <PlusIcon size={16} />
            </button>
          </div>
        </div>
        {columns.map(({ name, query, unit }) => (
          <TextField
            key={name}
            id={`f-sizes.${index}.${name}`}
            label={words[name]}
            narrow
            className={name === 'weight' ? undefined : styles.side}
            unit={unit}
            name={query}
            value={size[name]}
            inputMode="decimal"
            autoComplete="off"
            problem={problemOf(`sizes.${index}.${name}`)}
            onChange={(event) =>
              (name === 'weight' ? onChange : onMeasure)({ ...size, [name]: event.target.value })
            }
          />
        ))}
      </div>
      {countProblem !== undefined && (
        <p className={styles.problem}>{fill(words.labelled, { label: words.count, text: countProblem })}</p>
      )}
    </>
  )
}

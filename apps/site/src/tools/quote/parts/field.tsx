import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  readonly label: string
  /** Stands at the right end of the field. */
  readonly unit?: string
  readonly problem?: string | undefined
  /** Name the list of problems links to. */
  readonly anchor: string
}

/** A labelled field with a unit and its problem under it. */
export function Field({ label, unit, problem, anchor, className, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-wrong={problem === undefined ? undefined : ''}>
      <label htmlFor={`f-${anchor}`}>{label}</label>
      <span className={styles.frame}>
        <input
          {...input}
          id={`f-${anchor}`}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        />
        {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      </span>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

import { AlertIcon } from '@hongyan/ui/icons.tsx'
import type { ComponentProps } from 'react'
import styles from './field.module.css'

type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'name'> & {
  readonly name: string
  readonly label: string
  /** Stands muted at the right end. */
  readonly unit?: string
  readonly fault: string | null
}

/** A labelled field with its unit, and under it what is wrong with it. */
export function Field({ name, label, unit, fault, ...input }: FieldProps) {
  const id = `carbon-${name}`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-bad={fault === null ? undefined : ''}>
        <input
          {...input}
          id={id}
          name={name}
          aria-invalid={fault === null ? undefined : true}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {fault !== null && (
        <p id={`${id}-fault`} className={styles.fault}>
          <AlertIcon size={16} />
          {fault}
        </p>
      )}
    </div>
  )
}

import { classNames } from '@hongyan/ui/class-names.ts'
import type { ComponentProps } from 'react'
import styles from './segments.module.css'

/** Two or three radio buttons beside each other; what they choose is named by the group that they stand in. */
export function Segments<Value extends string>({
  values,
  labels,
  input,
  size = 'regular',
  className,
  ...rest
}: Omit<ComponentProps<'div'>, 'children'> & {
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  /** Attributes of the button of a value: its name, and whether it is chosen. */
  readonly input: (value: Value) => ComponentProps<'input'>
  readonly size?: 'regular' | 'small'
}) {
  return (
    <div {...rest} className={classNames(styles.segments, size === 'small' && styles.small, className)}>
      {values.map((value) => (
        <label key={value}>
          <input {...input(value)} type="radio" value={value} />
          {labels[value]}
        </label>
      ))}
    </div>
  )
}

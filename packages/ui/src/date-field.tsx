import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './date-field.module.css'
import { TextField } from './field.tsx'
import { CalendarIcon } from './icons.tsx'

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'unit' | 'mark' | 'narrow'> & {
  /** The day in words of the page, or what stands for none. */
  readonly says: string
}

/**
 * A day, in the browser's own field: keyboard, touch, screen readers and pages without a script know it. While nobody
 * types it says the day in the language of the page, which the browser's own digits do not.
 */
export function DateField({ says, className, ...field }: DateFieldProps) {
  return (
    <TextField
      {...field}
      type="date"
      className={classNames(styles.date, className)}
      mark={
        <>
          <span className={styles.words} data-says="" aria-hidden="true">
            {says}
          </span>
          <CalendarIcon size={18} />
        </>
      }
    />
  )
}

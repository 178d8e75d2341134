import type { ComponentProps } from 'react'
import styles from './tail-input.module.css'

const places = [0, 1, 2, 3] as const

/** Four boxes that are one text field: it is typed, pasted, corrected and read out as a whole. */
export function TailInput({
  digits,
  onDigits,
  ...rest
}: Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  readonly digits: string
  readonly onDigits: (digits: string) => void
}) {
  return (
    <span className={styles.tail}>
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        pattern="[0-9]{4}"
        autoComplete="off"
        value={digits}
        onChange={(event) =>
          onDigits(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, places.length))
        }
        className={styles.field}
      />
      {places.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          data-next={place === Math.min(digits.length, places.length - 1) || undefined}
          className={styles.box}
        >
          {digits[place]}
        </span>
      ))}
    </span>
  )
}

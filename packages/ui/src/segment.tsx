import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './segment.module.css'

type Choice = { readonly value: string; readonly label: string }

/**
 * Two to four views of one thing, as radio buttons: it works in a form and in CSS (`:has(:checked)`) without
 * a script. `name` must be unique in the page.
 */
export function Segment({
  legend,
  name,
  choices,
  chosen,
}: {
  readonly legend: string
  readonly name: string
  readonly choices: readonly Choice[]
  readonly chosen: string
}) {
  return (
    <fieldset className={styles.track}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.item}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** The same track for views that have an address each: put `SegmentLink`s inside. */
export function SegmentTrack({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.track, className)} />
}

/** One of them; `aria-current` marks the view that is shown. */
export function SegmentLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames(styles.item, className)} />
}

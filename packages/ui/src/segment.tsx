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
        <SegmentRadio key={value} name={name} value={value} defaultChecked={value === chosen}>
          {label}
        </SegmentRadio>
      ))}
    </fieldset>
  )
}

/** The same track for `SegmentLink`s, views that have an address each, or for `SegmentRadio`s of a group with a name. */
export function SegmentTrack({
  size = 'regular',
  className,
  ...rest
}: ComponentProps<'div'> & { readonly size?: 'regular' | 'small' }) {
  const classes = classNames(styles.track, size === 'small' && styles.small, className)
  return <div {...rest} className={classes} />
}

/** One of them that is chosen. */
export function SegmentRadio({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={styles.item}>
      <input {...input} type="radio" />
      {children}
    </label>
  )
}

/** One of them; `aria-current` marks the view that is shown. */
export function SegmentLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames(styles.item, className)} />
}

import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

/** `primary` at most once per view area; `reversed` only on a deep surface. */
export type ButtonLook = {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'reversed'
  readonly size?: 'regular' | 'small' | 'dock'
  /** Takes the whole width it is given. */
  readonly wide?: boolean
}

/** Class names of a button, for a control that is neither `<button>` nor `<a>`, such as a `<summary>`. */
export function buttonClass({ kind = 'primary', size = 'regular', wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[kind], styles[size], wide && styles.wide)
}

/** A button that acts on this page. `type` is `button` unless said otherwise. */
export function Button({ kind, size, wide, className, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(look({ kind, size, wide }), className)} />
}

/** A link that looks like a button. `newTab` opens it in a window of its own. */
export function ButtonLink({
  kind,
  size,
  wide,
  newTab = false,
  className,
  ...rest
}: ButtonLook & { readonly newTab?: boolean } & ComponentProps<'a'>) {
  return (
    <a
      {...(newTab ? newWindow : {})}
      {...rest}
      className={classNames(look({ kind, size, wide }), className)}
    />
  )
}

/** Attributes of a link that opens its own window. */
export const newWindow = { target: '_blank', rel: 'noopener' } as const

function look({ kind, size, wide }: { [K in keyof ButtonLook]: ButtonLook[K] | undefined }): string {
  return buttonClass({ kind: kind ?? 'primary', size: size ?? 'regular', wide: wide ?? false })
}

import { type ButtonLook, buttonClass } from '@hongyan/ui/button.tsx'
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components'
import styles from './button.module.css'

/** A button of the desk; `look` as on the site, one `primary` in a view. */
export function Button({
  kind = 'quiet',
  size = 'small',
  wide = false,
  ...rest
}: ButtonLook & Omit<ButtonProps, 'className'>) {
  return <AriaButton {...rest} className={`${buttonClass({ kind, size, wide })} ${styles.button}`} />
}

/** A button that is a sign alone; `label` says what it does. */
export function IconButton({ label, ...rest }: { readonly label: string } & Omit<ButtonProps, 'className'>) {
  return <AriaButton {...rest} aria-label={label} className={styles.icon ?? ''} />
}

/** The same where there may be thousands of them: the browser's own, which takes a fraction of the time to make. */
export function PlainIconButton({
  label,
  isDisabled = false,
  onPress,
  children,
}: {
  readonly label: string
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}) {
  return (
    <button type="button" aria-label={label} disabled={isDisabled} onClick={onPress} className={styles.icon}>
      {children}
    </button>
  )
}

import { type ButtonLook, buttonClass } from '@hongyan/ui/button.tsx'
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

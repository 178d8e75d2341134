import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { Checkbox as AriaCheckbox, type CheckboxProps } from 'react-aria-components'
import styles from './checkbox.module.css'

export function Checkbox({
  label,
  help,
  ...rest
}: { readonly label: string; readonly help?: string } & Omit<CheckboxProps, 'className' | 'children'>) {
  return (
    <AriaCheckbox {...rest} className={styles.checkbox ?? ''}>
      <span className={styles.box} aria-hidden="true">
        <CheckIcon size={14} />
      </span>
      <span>
        {label}
        {help && <span className={styles.help}>{help}</span>}
      </span>
    </AriaCheckbox>
  )
}

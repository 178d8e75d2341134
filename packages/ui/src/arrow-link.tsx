import type { ComponentProps } from 'react'
import styles from './arrow-link.module.css'
import { newWindow } from './button.tsx'
import { classNames } from './class-names.ts'
import { ArrowRightIcon } from './icons.tsx'

/** The quiet way on: words in ink, an arrow in red. */
export function ArrowLink({
  newTab = false,
  className,
  children,
  ...rest
}: { readonly newTab?: boolean } & ComponentProps<'a'>) {
  return (
    <a {...(newTab ? newWindow : {})} {...rest} className={classNames(styles.link, className)}>
      {children}
      <ArrowRightIcon size={16} />
    </a>
  )
}

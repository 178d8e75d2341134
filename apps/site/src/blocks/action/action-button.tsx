import type { Action } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ButtonLink, type ButtonLook } from '@hongyan/ui/button.tsx'
import type { ReactNode } from 'react'
import { pathIn, paths } from '../../paths.ts'

/**
 * A button of an editorial text. Orders and consultations open their dialog where scripts run; without them the
 * link leads to the page that does the same.
 */
export function ActionButton({
  action,
  locale,
  icon,
  ...look
}: ButtonLook & {
  readonly action: Action
  readonly locale: LocaleId
  readonly icon?: ReactNode
}) {
  return (
    <ButtonLink {...look} {...attributes(action.target, locale)}>
      {icon}
      {action.label}
    </ButtonLink>
  )
}

function attributes(target: Action['target'], locale: LocaleId) {
  switch (target.kind) {
    case 'page':
      return { href: pathIn(locale, target.path) }
    case 'outside':
      return { href: target.href, newTab: target.href.startsWith('http') }
    case 'order':
      return { href: paths.placeOrder(locale, 'express'), 'data-open': 'order' }
    case 'consultation':
      return { href: paths.cooperation(locale), 'data-open': 'consultation' }
  }
}

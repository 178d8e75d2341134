import { type Action, hrefOfAction } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ButtonLink, type ButtonLook } from '@hongyan/ui/button.tsx'
import type { ReactNode } from 'react'

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
    <ButtonLink {...look} {...attributes(action, locale)}>
      {icon}
      {action.label}
    </ButtonLink>
  )
}

function attributes(action: Action, locale: LocaleId) {
  const { target } = action
  const href = hrefOfAction(action, locale)
  if (target.kind === 'outside') return { href, newTab: href.startsWith('http') }
  return target.kind === 'page' ? { href } : { href, 'data-opens': `${target.kind}-dialog` }
}

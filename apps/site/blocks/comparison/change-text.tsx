import { picturesMessages } from '@hongyan/content'
import { formatNumber, type LocaleId, plural } from '@hongyan/locales'
import type { Change } from './bars.ts'

/** A change in words: a share of what was, degrees, or percentage points. */
export function ChangeText({ change, locale }: { readonly change: Change; readonly locale: LocaleId }) {
  if (change.kind === 'share') return `${signed(locale, change.percent)}%`
  if (change.kind === 'degrees') return `${signed(locale, change.by)} °C`
  return (
    <>
      {`${signed(locale, change.by)} `}
      <small>{plural(locale, Math.abs(change.by), picturesMessages(locale).points)}</small>
    </>
  )
}

function signed(locale: LocaleId, change: number): string {
  const sign = change === 0 ? '' : change > 0 ? '+' : '−'
  return `${sign}${formatNumber(locale, Math.abs(change))}`
}

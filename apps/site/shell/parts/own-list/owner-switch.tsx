import { companyMessages } from '@hongyan/content/messages'
import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import { fill, type LocaleId } from '@hongyan/locales'
import { SegmentLink, SegmentTrack } from '@hongyan/ui/segment.tsx'
import list from './own-list.module.css'

/** Whose records a list shows, each at an address of its own; nothing for whoever belongs to no company. */
export function OwnerSwitch({
  locale,
  company,
  of,
  link,
}: {
  readonly locale: LocaleId
  readonly company: string | null
  readonly of: RecordOwner
  readonly link: (of: RecordOwner) => string
}) {
  if (company === null) return null
  const { owner } = companyMessages(locale)
  const names = { own: owner.own, company: fill(owner.company, { name: company }) }
  return (
    <SegmentTrack role="group" aria-label={owner.label} className={list.owners}>
      {(['own', 'company'] as const).map((one) => (
        <SegmentLink key={one} href={link(one)} aria-current={of === one ? 'page' : undefined}>
          {names[one]}
        </SegmentLink>
      ))}
    </SegmentTrack>
  )
}

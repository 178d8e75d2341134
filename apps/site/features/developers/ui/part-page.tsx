import type { LocaleId } from '@hongyan/locales'
import { type DevelopersPart, titleOfPart } from '../load-part.ts'
import { codesPart, guidePart } from '../parts.ts'
import { ApiGuide } from '../widgets/api-guide/api-guide.tsx'
import { CallCard } from './call-card.tsx'
import { Codes } from './codes.tsx'
import { DevelopersFrame } from './frame.tsx'

/** A group of calls, how to begin, or what codes mean. */
export function DevelopersPartScreen({
  locale,
  data,
}: {
  readonly locale: LocaleId
  readonly data: DevelopersPart
}) {
  const { part, families, family, codes } = data
  return (
    <DevelopersFrame locale={locale} families={families} part={part} title={titleOfPart(data, locale)}>
      {part === guidePart && <ApiGuide locale={locale} />}
      {part === codesPart && <Codes locale={locale} codes={codes} />}
      {family && (
        <div>
          {family.calls.map((call) => (
            <CallCard key={call.id} call={call} locale={locale} />
          ))}
        </div>
      )}
    </DevelopersFrame>
  )
}

import { developersMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { type DevelopersPart, titleOfPart } from '../load-part.ts'
import { codesPart, guidePart } from '../parts.ts'
import { ApiGuide } from '../widgets/api-guide/api-guide.tsx'
import { CallCard } from './call-card.tsx'
import { Codes } from './codes.tsx'
import { DevelopersFrame } from './frame.tsx'
import styles from './part-page.module.css'

/** A group of calls, how to begin, or what codes mean. */
export function DevelopersPartScreen({
  locale,
  data,
  signsIn,
}: {
  readonly locale: LocaleId
  readonly data: DevelopersPart
  readonly signsIn: boolean
}) {
  const { part, families, family, codes } = data
  return (
    <DevelopersFrame
      locale={locale}
      families={families}
      part={part}
      title={titleOfPart(data, locale)}
      {...(family && { lead: family.about })}
    >
      {part === guidePart && <ApiGuide locale={locale} signsIn={signsIn} />}
      {part === codesPart && <Codes locale={locale} codes={codes} />}
      {family && (
        <div className={stack(16)}>
          <p className={styles.note}>{developersMessages(locale).shortened}</p>
          <div className={styles.calls}>
            {family.calls.map((call) => (
              <CallCard key={call.id} call={call} locale={locale} />
            ))}
          </div>
        </div>
      )}
    </DevelopersFrame>
  )
}

import { prohibitedMessages } from '@hongyan/content'
import type { Verdict, VerdictWithTerms } from '@hongyan/domain/prohibited/vocabulary'
import type { LocaleId } from '@hongyan/locales'
import { AlertIcon, ChatIcon, CheckIcon, CloseIcon, InfoIcon } from '@hongyan/ui/icons.tsx'
import { Tag, type Tone } from '@hongyan/ui/tag.tsx'

/** A sign for every verdict, and for not knowing: a colour never says it alone. */
export const verdictIcons = {
  yes: CheckIcon,
  conditions: InfoIcon,
  agreement: ChatIcon,
  no: CloseIcon,
  unknown: AlertIcon,
} as const satisfies Record<Verdict | 'unknown', typeof CheckIcon>

const tones: Readonly<Record<VerdictWithTerms, Tone>> = {
  yes: 'positive',
  conditions: 'neutral',
  anyone: 'caution',
  companies: 'caution',
  freighter: 'caution',
  no: 'wrong',
}

/** A verdict in a word or two; in a list of hundreds no refusal is louder than the one that was asked for. */
export function VerdictTag({
  verdict,
  locale,
  inList = false,
}: {
  readonly verdict: VerdictWithTerms
  readonly locale: LocaleId
  readonly inList?: boolean
}) {
  return (
    <Tag tone={inList && verdict === 'no' ? 'ink' : tones[verdict]}>
      {prohibitedMessages(locale).short[verdict]}
    </Tag>
  )
}

import { merchantMessages } from '@hongyan/content/messages'
import { FormStatus } from '../../../shell/parts/own-list/status-message.tsx'
import type { MerchantPage } from '../load.ts'

/** What has just been done, or why it has not. */
export function MerchantStatus({
  data: { locale, submitted, done, shown, view },
}: {
  readonly data: MerchantPage
}) {
  const words = merchantMessages(locale)
  return (
    <FormStatus
      problems={submitted?.problems}
      failed={words.failed}
      missing={shown.event !== null && view.log?.open === null ? words.missing : null}
      done={done && words.done[done]}
    />
  )
}

import { merchantMessages } from '@hongyan/content/messages'
import { SaidOfForm } from '../../../shell/parts/own-list/said.tsx'
import type { MerchantPage } from '../load.ts'

/** What has just been done, or why it has not. */
export function Said({ data: { locale, posted, done, shown, view } }: { readonly data: MerchantPage }) {
  const words = merchantMessages(locale)
  return (
    <SaidOfForm
      problems={posted?.problems}
      failed={words.failed}
      missing={shown.event !== null && view.log?.open === null ? words.missing : null}
      done={done && words.done[done]}
    />
  )
}

import { companyMessages } from '@hongyan/content/messages'
import { SaidOfForm } from '../../../shell/parts/own-list/said.tsx'
import type { CompanyPage } from '../load.ts'

/** What has just been done, or why it has not. */
export function Said({ data: { locale, posted, done } }: { readonly data: CompanyPage }) {
  const words = companyMessages(locale)
  return <SaidOfForm problems={posted?.problems} failed={words.failed} done={done && words.done[done]} />
}

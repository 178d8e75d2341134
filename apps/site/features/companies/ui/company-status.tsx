import { companyMessages } from '@hongyan/content/messages'
import { FormStatus } from '../../../shell/parts/own-list/status-message.tsx'
import type { CompanyPage } from '../load.ts'

/** What has just been done, or why it has not. */
export function CompanyStatus({ data: { locale, submitted, done } }: { readonly data: CompanyPage }) {
  const words = companyMessages(locale)
  return <FormStatus problems={submitted?.problems} failed={words.failed} done={done && words.done[done]} />
}

import { createRoot } from 'react-dom/client'
import { call } from '../../../client/call.ts'
import { bringStyles } from '../../../shell/client/bring-styles.ts'
import { enquiryForm } from '../endpoints.ts'
import { ConsultationDialog } from './consultation-dialog.tsx'

/** Fetches what the form says in this language and what it is styled by, and opens it over the page. Rejects when that does not come. */
export async function openConsultation(): Promise<void> {
  const [reply] = await Promise.all([call(enquiryForm, {}, { saysWhy: true }), bringStyles()])
  if (reply.kind !== 'ok') throw new Error('the form did not come')
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<ConsultationDialog {...reply.answer.data} />)
}

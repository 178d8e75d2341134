import type { LocaleId } from '@hongyan/locales'
import { createRoot } from 'react-dom/client'
import { ask } from '../../../client/ask.ts'
import type { PictureFiles } from '../../../shell/picture.tsx'
import { ConsultationDialog } from './consultation-dialog.tsx'
import type { Choice } from './state/calls.ts'
import type { EnquiryWords } from './words.ts'

type FormTexts = {
  readonly locale: LocaleId
  readonly consentVersion: string
  readonly types: readonly Choice[]
  readonly words: EnquiryWords
  readonly scene: PictureFiles
}

/** Fetches what the form says in this language, and opens it over the page. Rejects when that does not come. */
export async function openConsultation(): Promise<void> {
  // Page and server are built together, so the data has the type its call declares.
  const reply = await ask({ method: 'GET', path: '/v1/enquiry-form' }, (answer) => answer.data as FormTexts)
  if (reply.kind !== 'ok') throw new Error('the form did not come')
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<ConsultationDialog {...reply.content} />)
}

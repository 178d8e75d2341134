import { call } from '../../../client/call.ts'
import { renderLasting } from '../../../client/island/render-lasting.tsx'
import { paths } from '../../../paths.ts'
import { bringStyles } from '../../../shell/client/bring-styles.ts'
import { enquiryFormAction } from '../actions.ts'
import { ConsultationDialog, consultationId } from './consultation-dialog.tsx'

/** Fetches what the form says in this language and what it is styled by, and opens it over the page. Rejects when that does not come. */
export async function openConsultation(): Promise<void> {
  const [reply] = await Promise.all([call(enquiryFormAction, {}, { saysWhy: true }), bringStyles()])
  if (reply.kind !== 'ok') throw new Error('the form did not come')
  const { data } = reply.answer
  const host = document.createElement('div')
  document.body.append(host)
  renderLasting(host, 'Consultation', <ConsultationDialog {...data} />, () => {
    const dialog = host.querySelector<HTMLDialogElement>(`#${consultationId}`)
    // The plain form is sent to the page that answers it.
    for (const form of dialog?.querySelectorAll<HTMLFormElement>('form[method=post]') ?? [])
      form.action = paths.cooperation(data.locale)
    dialog?.removeAttribute('open')
    dialog?.showModal()
  })
}

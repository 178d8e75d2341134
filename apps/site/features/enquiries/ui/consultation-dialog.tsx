import type { PictureFiles } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { DialogFrame } from '@hongyan/ui/dialog.tsx'
import { useCallback, useEffect } from 'react'
import { Picture } from '../../../shell/picture.tsx'
import styles from './consultation-dialog.module.css'
import { EnquiryForm, EnquiryPopups } from './enquiry-form.tsx'
import { Points } from './points.tsx'
import type { EnquiryFormProps } from './state/form-state.ts'
import { useEnquiryForm } from './state/use-enquiry-form.ts'

/** Id that links and buttons name in `data-opens`. */
export const consultationId = 'consultation-dialog'

/** The consultation: the form where it is wanted. Only its ✕ or a sent form closes it. */
export function ConsultationDialog({
  locale,
  scene,
  ...props
}: Omit<EnquiryFormProps, 'mode' | 'submitted'> & {
  readonly locale: LocaleId
  readonly scene: PictureFiles
}) {
  const close = useCallback(() => dialogElement()?.close(), [])
  const form = useEnquiryForm({ ...props, mode: 'dialog', submitted: null }, close)
  const { consultation } = props.words
  useEffect(() => dialogElement()?.showModal(), [])
  return (
    <>
      <DialogFrame
        id={consultationId}
        title={consultation.title}
        closeLabel={consultation.close}
        dismiss="control"
        aside={
          <>
            <p className={styles.notice}>{consultation.notice}</p>
            <Points words={props.words} />
            <Picture files={scene} className={styles.scene} sizes="480px" />
          </>
        }
      >
        <EnquiryForm form={form} locale={locale} />
      </DialogFrame>
      <EnquiryPopups form={form} locale={locale} />
    </>
  )
}

function dialogElement(): HTMLDialogElement | null {
  return document.getElementById(consultationId) as HTMLDialogElement | null
}

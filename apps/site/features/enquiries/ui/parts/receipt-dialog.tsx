import type { LocaleId } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { DialogFrame } from '@hongyan/ui/dialog.tsx'
import { CheckIcon, CopyIcon } from '@hongyan/ui/icons.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { paths } from '../../../../paths.ts'
import { copyText } from '../../../../shell/client/copy.ts'
import type { EnquiryWords } from '../../words.ts'
import type { Receipt } from '../state/calls.ts'
import { takeDownload } from '../state/download.ts'
import styles from './receipt-dialog.module.css'

/**
 * Says that an enquiry was sent, gives its number and the way to its private page. Where a sister site asked for
 * it, closing goes on to the download the visitor came for.
 */
export function ReceiptDialog({
  receipt,
  words,
  locale,
  onClose,
}: {
  readonly receipt: Receipt
  readonly words: EnquiryWords
  readonly locale: LocaleId
  readonly onClose: () => void
}) {
  const { receipt: say, outcomes } = words
  const id = `receipt${useId()}`
  const [download, setDownload] = useState<string | null>(null)
  const goesOn = useRef<string | null>(null)
  const page = paths.enquiryStatus(locale, receipt.enquiryNo, receipt.token)

  useEffect(() => {
    const dialog = document.getElementById(id) as HTMLDialogElement | null
    if (dialog === null) return
    goesOn.current ??= takeDownload()
    setDownload(goesOn.current)
    const close = () => {
      onClose()
      if (goesOn.current !== null) location.assign(goesOn.current)
    }
    dialog.showModal()
    dialog.addEventListener('close', close)
    return () => dialog.removeEventListener('close', close)
  }, [id, onClose])

  return (
    <DialogFrame id={id} title={outcomes.submitted} closeLabel={words.close} dismiss="key" size="small">
      <div className={styles.receipt} role="alert">
        <p className={styles.number}>
          <CheckIcon size={28} />
          <span>
            {say.number}
            <b>{receipt.enquiryNo}</b>
          </span>
        </p>
        <p>{say.keep}</p>
      </div>
      <div className={styles.ways}>
        <form method="dialog">
          <Button type="submit">{download === null ? say.ok : say.download}</Button>
        </form>
        <ButtonLink kind="secondary" href={page} data-no-prefetch="">
          {say.follow}
        </ButtonLink>
        <Button kind="quiet" onClick={() => void copyText(new URL(page, location.origin).href)}>
          <CopyIcon size={18} />
          {say.copyLink}
        </Button>
      </div>
    </DialogFrame>
  )
}

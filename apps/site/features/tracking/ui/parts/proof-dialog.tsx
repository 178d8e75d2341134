import { fill, locales, sourceId } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { DialogFrame } from '@hongyan/ui/dialog.tsx'
import { PrinterIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { useEffect, useId, useState } from 'react'
import type { ProofPicture } from '../state/lookup.ts'
import { clockWords, momentWords } from '../text/when-words.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './proof-dialog.module.css'

type ProofDialogProps = {
  readonly number: string
  readonly proof: ProofPicture
  readonly zone: string
  readonly onClose: () => void
  readonly onReopen: () => void
}

/** The proof of delivery: who signed, when, and the picture on its expiring link. Prints as one page. */
export function ProofDialog({ number, proof, zone, onClose, onReopen }: ProofDialogProps) {
  const texts = useTrackingTexts()
  const { words } = texts
  const id = `proof${useId()}`
  const [expiredLink, setExpiredLink] = useState('')

  useEffect(() => {
    const dialog = document.getElementById(id) as HTMLDialogElement | null
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    dialog.addEventListener('close', onClose)
    return () => dialog.removeEventListener('close', onClose)
  }, [id, onClose])

  const moment = momentWords(texts, proof.signedAt, zone)
  const picture = fill(words.proof.picture, { time: moment, site: proof.city })
  return (
    <DialogFrame
      id={id}
      title={fill(words.proof.dialogTitle, { number })}
      closeLabel={words.proof.close}
      dismiss="any"
      size="small"
    >
      <div className={stack(20)} data-proof="">
        {expiredLink === proof.imageLink ? (
          <div className={styles.expired}>
            <p role="alert">{words.proof.expired}</p>
            <Button kind="secondary" size="small" onClick={onReopen}>
              {words.proof.open}
            </Button>
          </div>
        ) : (
          <img
            src={proof.imageLink}
            alt={picture}
            onError={() => setExpiredLink(proof.imageLink)}
            className={styles.picture}
          />
        )}
        <dl className={styles.facts}>
          <dt>{words.proof.signedBy}</dt>
          <dd lang={locales[sourceId].htmlLang}>{proof.signedBy}</dd>
          <dt>{words.proof.signedAt}</dt>
          <dd>
            <time dateTime={proof.signedAt}>{moment}</time>
          </dd>
        </dl>
        <div className={styles.ways} data-print="no">
          <Button kind="secondary" size="small" onClick={() => window.print()}>
            <PrinterIcon size={18} />
            {words.header.print}
          </Button>
          <ButtonLink kind="quiet" size="small" href={proof.imageLink} download={`${number}`}>
            {words.proof.download}
          </ButtonLink>
          <p>{fill(words.proof.expires, { time: clockWords(texts, Date.parse(proof.expiresAt), zone) })}</p>
        </div>
      </div>
    </DialogFrame>
  )
}

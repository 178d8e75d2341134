import { Button } from '@hongyan/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { type PrivateLink, withdrawConsent } from '../status-calls.ts'
import type { StatusWords } from '../words.ts'
import styles from './card.module.css'

type Step = 'closed' | 'asking' | 'working' | 'failed'

/** Withdraws consent, after asking once: what is deleted does not come back. */
export function WithdrawCard({
  link,
  words,
  onDone,
}: {
  readonly link: PrivateLink
  readonly words: StatusWords
  readonly onDone: () => void
}) {
  const { withdraw } = words
  const [step, setStep] = useState<Step>('closed')
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (step === 'asking') question.current?.focus()
  }, [step])
  const act = async () => {
    setStep('working')
    const reply = await withdrawConsent(link)
    if (reply.kind === 'ok') onDone()
    else setStep('failed')
  }
  return (
    <section className={styles.card} aria-labelledby="enquiry-withdraw">
      <h2 id="enquiry-withdraw">{withdraw.title}</h2>
      <p>{withdraw.lead}</p>
      {step === 'failed' && (
        <p role="alert" className={styles.wrong}>
          {withdraw.failed}
        </p>
      )}
      {step === 'closed' || step === 'failed' ? (
        <Button kind="secondary" onClick={() => setStep('asking')}>
          {withdraw.open}
        </Button>
      ) : (
        <>
          <p ref={question} tabIndex={-1} className={styles.sure}>
            {withdraw.sure}
          </p>
          <div className={styles.ways}>
            <Button onClick={() => void act()} disabled={step === 'working'} aria-busy={step === 'working'}>
              {step === 'working' ? withdraw.working : withdraw.yes}
            </Button>
            <Button kind="quiet" onClick={() => setStep('closed')} disabled={step === 'working'}>
              {words.cancel}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

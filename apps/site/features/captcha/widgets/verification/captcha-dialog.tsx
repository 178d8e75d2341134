import { DialogFrame } from '@hongyan/ui/dialog.tsx'
import { useEffect, useId, useState } from 'react'
import styles from './captcha.module.css'
import { CaptchaQuestion } from './captcha-question.tsx'
import { canSolve } from './captcha-task.ts'
import { CaptchaWork } from './captcha-work.tsx'
import type { AskedCaptcha } from './use-captcha.ts'
import type { VerificationWords } from './words.ts'

/**
 * The pop-up that keeps machines away: the browser works, the visitor waits a moment. Where it cannot work, or is
 * not wanted to, a question in plain words does the same for sending an enquiry.
 */
export function CaptchaDialog({
  asked,
  words,
}: {
  readonly asked: AskedCaptcha
  readonly words: Pick<VerificationWords, 'captcha' | 'retry'>
}) {
  const { captcha } = words
  const { purpose, settle } = asked
  const id = `captcha${useId()}`
  const questionFits = purpose === 'enquiry'
  const [way, setWay] = useState<'work' | 'question'>(() =>
    questionFits && !canSolve() ? 'question' : 'work',
  )

  useEffect(() => {
    const dialog = document.getElementById(id) as HTMLDialogElement | null
    if (dialog === null) return
    const turnAway = () => settle(null)
    dialog.showModal()
    // Escape closes it a task before `close` is said, and a press on what is under it may come between.
    const ends = ['cancel', 'close']
    for (const end of ends) dialog.addEventListener(end, turnAway)
    dialog.addEventListener('click', dropSecondHalf, true)
    return () => {
      for (const end of ends) dialog.removeEventListener(end, turnAway)
      dialog.close()
    }
  }, [id, settle])

  return (
    <DialogFrame id={id} title={captcha.title} closeLabel={captcha.close} dismiss="key" size="tiny">
      <div className={styles.captcha} data-captcha={way}>
        {way === 'work' ? (
          <CaptchaWork purpose={purpose} words={words} settle={settle} />
        ) : (
          <CaptchaQuestion words={words} settle={settle} />
        )}
        {questionFits && (
          <button
            type="button"
            className={styles.other}
            onClick={() => setWay(way === 'work' ? 'question' : 'work')}
          >
            {way === 'work' ? captcha.otherWay : captcha.ownWay}
          </button>
        )}
      </div>
    </DialogFrame>
  )
}

/** The second half of a double click on what opened the pop-up is not meant for what it hits there. */
function dropSecondHalf(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

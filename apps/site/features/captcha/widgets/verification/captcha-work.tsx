import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import { useEffect, useState } from 'react'
import type { CaptchaPurpose } from '../../../../calls/captcha-purposes.ts'
import { call } from '../../../../client/call.ts'
import { openCaptchaAction } from '../../actions.ts'
import styles from './captcha.module.css'
import { canSolve, solveTask } from './captcha-task.ts'
import type { VerificationWords } from './words.ts'

/** How long the tick is seen before the pop-up goes, and how long the work may take, ms. */
const doneMs = 400
const longestMs = 60_000

/** A task takes about this many tries; one in eight takes twice as many. */
const usualTries = 256

type Stage = { readonly kind: 'working'; readonly tries: number } | { readonly kind: 'done' | 'failed' }

/** The bar of the check: it works by itself, says how far it is, and can be tried again. */
export function CaptchaWork({
  purpose,
  words: { captcha },
  settle,
}: {
  readonly purpose: CaptchaPurpose
  readonly words: Pick<VerificationWords, 'captcha'>
  readonly settle: (solution: string) => void
}) {
  const [stage, setStage] = useState<Stage>({ kind: 'working', tries: 0 })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another try
  useEffect(() => {
    const leaving = new AbortController()
    const limit = AbortSignal.any([leaving.signal, AbortSignal.timeout(longestMs)])
    const say = (next: Stage) => leaving.signal.aborted || setStage(next)
    const work = async () => {
      const asking = { signal: limit, saysWhy: true }
      const task = canSolve() ? await call(openCaptchaAction, { query: { purpose } }, asking) : null
      if (task?.kind !== 'ok') return say({ kind: 'failed' })
      const solution = await solveTask(task.answer.data, limit, (tries) => say({ kind: 'working', tries }))
      say({ kind: 'done' })
      setTimeout(() => leaving.signal.aborted || settle(solution), doneMs)
    }
    setStage({ kind: 'working', tries: 0 })
    work().catch(() => say({ kind: 'failed' }))
    return () => leaving.abort()
  }, [purpose, settle, round])

  const text = { working: captcha.working, done: captcha.done, failed: captcha.failed }[stage.kind]
  return (
    <>
      <p>{captcha.lead}</p>
      <div className={styles.bar} data-stage={stage.kind}>
        {stage.kind === 'working' && <span className={styles.spinner} aria-hidden="true" />}
        {stage.kind === 'done' && <CheckIcon />}
        {stage.kind === 'failed' && <AlertIcon />}
        <span role="status">{text}</span>
        {stage.kind === 'failed' && (
          <button type="button" onClick={() => setRound((before) => before + 1)}>
            {captcha.retry}
          </button>
        )}
        {stage.kind === 'working' && (
          <progress
            aria-label={captcha.title}
            max={100}
            value={Math.round(100 * (1 - Math.exp((-2 * stage.tries) / usualTries)))}
          />
        )}
      </div>
    </>
  )
}

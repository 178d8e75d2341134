import { useCallback, useState } from 'react'
import type { CaptchaPurpose } from '../../../../calls/captcha-purposes.ts'

/** A check that is under way; `settle` ends it with a solution, or with null when the visitor turns away. */
export type AskedCaptcha = {
  readonly purpose: CaptchaPurpose
  readonly settle: (solution: string | null) => void
}

/** Opens the check as a pop-up; the promise of `ask` is its outcome. */
export function useCaptcha(): {
  readonly asked: AskedCaptcha | null
  readonly ask: (purpose: CaptchaPurpose) => Promise<string | null>
} {
  const [asked, setAsked] = useState<AskedCaptcha | null>(null)
  const ask = useCallback(
    (purpose: CaptchaPurpose) =>
      new Promise<string | null>((resolve) => {
        const settle = (solution: string | null) => {
          setAsked(null)
          resolve(solution)
        }
        setAsked({ purpose, settle })
      }),
    [],
  )
  return { asked, ask }
}

import { sayDone, sayProblem } from '../parts/toasts.tsx'
import type { Texts } from '../texts/zh.ts'

/** Puts a text where it can be pasted from, and says whether it is there. */
export async function copyText(text: string, { passkeys }: Texts): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => sayDone(passkeys.copied),
    () => sayProblem(passkeys.notCopied),
  )
}

import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import list from './own-list.module.css'

type Props = {
  /** Why what was asked has not been done; null where it has. */
  readonly bad: string | null
  /** What has just been done. */
  readonly good: string | null
}

/**
 * Why what was asked has not been done, for the list: what is about the whole, or the first thing that is wrong where
 * its form is not shown any more; else that something is.
 */
export function whyNot(
  problems: Readonly<Record<string, string>>,
  { isFormShown, failed }: { readonly isFormShown: boolean; readonly failed: string },
): string {
  const [first] = Object.values(problems)
  return problems[''] ?? (isFormShown ? failed : (first ?? failed))
}

/** What has just been done on a list, or why it has not. */
export function StatusMessage({ bad, good }: Props) {
  if (bad === null && good === null) return null
  return (
    <p className={bad === null ? list.good : list.bad} role={bad === null ? 'status' : 'alert'}>
      {bad === null ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
      {bad ?? good}
    </p>
  )
}

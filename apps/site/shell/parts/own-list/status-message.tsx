import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import list from './own-list.module.css'

type StatusProps = {
  /** Why what was asked has not been done; null where it has. */
  readonly bad: string | null
  /** What has just been done. */
  readonly good: string | null
}

/** What has just been done on a page of one's own, or why it has not. */
export function StatusMessage({ bad, good }: StatusProps) {
  if (bad === null && good === null) return null
  return (
    <p id="status" className={bad === null ? list.good : list.bad} role={bad === null ? 'status' : 'alert'}>
      {bad === null ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
      {bad ?? good}
    </p>
  )
}

type FormProps = {
  /** What is wrong with the form that was sent, by field; the one without a name is about the whole. */
  readonly problems: Readonly<Record<string, string>> | undefined
  /** What is said where the sentences stand at fields. */
  readonly failed: string
  /** Whether that form is still shown; where it is not, the first sentence is said here. */
  readonly isFormShown?: boolean
  /** That what the address opens is not there; null where it is. */
  readonly missing?: string | null
  /** What has just been done. */
  readonly done: string | null
}

/**
 * Why what was asked has not been done: what is about the whole, or the first thing that is wrong where its form is not
 * shown any more; else that something is.
 */
export function whyNot(
  problems: Readonly<Record<string, string>>,
  { isFormShown, failed }: { readonly isFormShown: boolean; readonly failed: string },
): string {
  const [first] = Object.values(problems)
  return problems[''] ?? (isFormShown ? failed : (first ?? failed))
}

/** The same of the form that was sent to a page. */
export function FormStatus({ problems = {}, failed, isFormShown = true, missing = null, done }: FormProps) {
  const isRefused = Object.keys(problems).length > 0
  return <StatusMessage bad={isRefused ? whyNot(problems, { isFormShown, failed }) : missing} good={done} />
}

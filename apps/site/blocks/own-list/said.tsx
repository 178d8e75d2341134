import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import list from './own-list.module.css'

type Props = {
  /** Why what was asked has not been done; null where it has. */
  readonly bad: string | null
  /** What has just been done. */
  readonly good: string | null
}

/** What has just been done on a list, or why it has not. */
export function Said({ bad, good }: Props) {
  if (bad === null && good === null) return null
  return (
    <p className={bad === null ? list.good : list.bad} role={bad === null ? 'status' : 'alert'}>
      {bad === null ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
      {bad ?? good}
    </p>
  )
}

import { fill, telephoneLink } from '@hongyan/locales'
import { CheckIcon, LockIcon, PhoneIcon } from '@hongyan/ui/icons.tsx'
import type { EnquiryWords } from '../words.ts'
import styles from './points.module.css'

/** Three things to know before writing: the quick way, what happens to the data, what comes back. */
export function Points({ words }: { readonly words: Pick<EnquiryWords, 'points' | 'hotline'> }) {
  const { urgent, privacy, receipt } = words.points
  return (
    <ul className={styles.points}>
      <li>
        <PhoneIcon size={20} />
        <a href={telephoneLink(words.hotline)}>{fill(urgent, { hotline: words.hotline })}</a>
      </li>
      <li>
        <LockIcon size={20} />
        {privacy}
      </li>
      <li>
        <CheckIcon size={20} />
        {receipt}
      </li>
    </ul>
  )
}

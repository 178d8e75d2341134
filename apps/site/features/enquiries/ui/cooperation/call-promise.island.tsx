import { fill, type LocaleId } from '@hongyan/locales'
import { PhoneIcon } from '@hongyan/ui/icons.tsx'
import type { EnquiryWords } from '../../words.ts'
import { useCallTime } from '../parts/call-time.tsx'
import styles from './call-promise.module.css'

/** By when somebody who sends the form now is called; before the script knows the hour, how it is by day. */
export function CallPromise({
  words,
  locale,
}: {
  readonly words: EnquiryWords['callBack']
  readonly locale: LocaleId
}) {
  const call = useCallTime(locale)
  return (
    <p className={styles.promise}>
      <PhoneIcon size={24} />
      {call === null ? words.day : fill(words.at, { time: call.time })}
    </p>
  )
}

import { firstCallDueAt, isStaffed } from '@hongyan/domain/enquiries/first-call'
import { fill, formatMoment, formatTime, homeZone, isoDay, type LocaleId } from '@hongyan/locales'
import { PhoneIcon } from '@hongyan/ui/icons.tsx'
import { useClock } from '../../../../client/use-clock.ts'
import type { EnquiryFormState } from '../state/form-state.ts'
import styles from './call-time.module.css'

/** By when somebody who sends now is called, and whether calls are taken now; null before the script knows the hour. */
export function useCallTime(locale: LocaleId): { readonly time: string; readonly staffed: boolean } | null {
  const { now } = useClock(0, false)
  if (now === 0) return null
  const due = firstCallDueAt(now)
  const isToday = isoDay(due, homeZone) === isoDay(now, homeZone)
  return {
    time: (isToday ? formatTime : formatMoment)(locale, due, homeZone),
    staffed: isStaffed(now),
  }
}

/** Who calls back, and by when. */
export function CallTime({ form, locale }: { readonly form: EnquiryFormState; readonly locale: LocaleId }) {
  const { callBack, message } = form.props.words
  const call = useCallTime(locale)
  const { companyName, cooperateType } = form.values
  // The first of the list is chosen before anybody has spoken: whom it concerns is named once something is filled in.
  const begun = companyName.trim() !== ''
  const type = begun ? form.lists.types.find(({ value }) => value === cooperateType)?.name : undefined
  return (
    <p className={styles.call}>
      <PhoneIcon size={20} />
      {call === null
        ? message.always
        : fill(type ? callBack.by : callBack.at, { time: call.time, type: type ?? '' })}
    </p>
  )
}

import { firstCallDueAt, isStaffed } from '@hongyan/domain/enquiries/first-call'
import { fill, formatMoment, formatTime, homeZone, isoDay, type LocaleId } from '@hongyan/locales'
import { useMemo } from 'react'
import { useClock } from '../../../../client/use-clock.ts'
import type { EnquiryIslandProps } from '../enquiry.island.tsx'
import { EnquiryForm, EnquiryPopups } from '../enquiry-form.tsx'
import { useEnquiryForm } from '../state/use-enquiry-form.ts'
import styles from './message.module.css'

/**
 * A message to customer service: whether somebody is there now, by when it is answered, and the form.
 * @param data EnquiryIslandProps as JSON
 */
export function MessageForm({ data }: { readonly data: string }) {
  const { locale, ...props } = useMemo(() => JSON.parse(data) as EnquiryIslandProps, [data])
  const form = useEnquiryForm(props)
  return (
    <>
      <Answered words={props.words.message} locale={locale} />
      <EnquiryForm form={form} locale={locale} />
      <EnquiryPopups form={form} locale={locale} />
    </>
  )
}

/** Before the script knows the hour it says how it always is. */
function Answered({
  words,
  locale,
}: {
  readonly words: EnquiryIslandProps['words']['message']
  readonly locale: LocaleId
}) {
  const { now } = useClock(0, false)
  if (now === 0) return <p className={styles.now}>{words.always}</p>
  const staffed = isStaffed(now)
  const due = firstCallDueAt(now)
  const isToday = isoDay(due, homeZone) === isoDay(now, homeZone)
  const time = (isToday ? formatTime : formatMoment)(locale, due, homeZone)
  return (
    <p className={styles.now} data-staffed={staffed || undefined}>
      {fill(staffed ? words.staffed : words.unstaffed, { time })}
    </p>
  )
}

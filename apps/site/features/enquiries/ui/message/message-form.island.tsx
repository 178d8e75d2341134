import { fill, type LocaleId } from '@hongyan/locales'
import { useMemo } from 'react'
import type { EnquiryIslandProps } from '../enquiry.island.tsx'
import { EnquiryForm, EnquiryPopups } from '../enquiry-form.tsx'
import { useCallTime } from '../parts/call-time.tsx'
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
  const call = useCallTime(locale)
  if (call === null) return <p className={styles.now}>{words.always}</p>
  return (
    <p className={styles.now} data-staffed={call.staffed || undefined}>
      {fill(call.staffed ? words.staffed : words.unstaffed, { time: call.time })}
    </p>
  )
}

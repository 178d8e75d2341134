import type { LocaleId } from '@hongyan/locales'
import { useMemo } from 'react'
import { EnquiryForm, EnquiryPopups } from './enquiry-form.tsx'
import type { EnquiryFormProps } from './state/form-state.ts'
import { useEnquiryForm } from './state/use-enquiry-form.ts'

export type EnquiryIslandProps = EnquiryFormProps & { readonly locale: LocaleId }

/**
 * The cooperation form on a page of its own, awake.
 * @param data EnquiryIslandProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 */
export function Enquiry({ data }: { readonly data: string }) {
  const { locale, ...props } = useMemo(() => JSON.parse(data) as EnquiryIslandProps, [data])
  const form = useEnquiryForm(props)
  return (
    <>
      <EnquiryForm form={form} locale={locale} />
      <EnquiryPopups form={form} locale={locale} />
    </>
  )
}

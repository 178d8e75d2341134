import { orderListMessages } from '@hongyan/content/messages'
import { localeIds } from '@hongyan/locales'
import { expect, it } from 'vitest'
import type { FormRequest } from '../../../server/requests/form.ts'
import { orderListForms } from './forms.ts'

it.each(localeIds)('says of labels that were not written in time what they are, in %s', (locale) => {
  const [form] = orderListForms
  const later = (fields: FormRequest['fields']) =>
    form?.later?.({ fields, at: { locale } } as Parameters<NonNullable<typeof form.later>>[0])
  expect(later({ act: 'labels', 'pick.HO2026112304171': '1' })).toMatchObject({
    kind: 'order-list',
    act: 'labels',
    values: { 'pick.HO2026112304171': '1' },
    problems: { '': orderListMessages(locale).batch.later },
  })
  // What became of a change nobody knows: the error page says so.
  expect(later({ act: 'cancel', number: 'HO2026112304171' })).toBeNull()
})

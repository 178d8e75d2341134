import { writeDraft } from '../ui/form/order-draft.ts'
import { emptyForm } from '../ui/form/order-form.ts'

const form = emptyForm('express')

/** What a browser gives the account of a form that is half filled in. */
export const draftAsTyped = JSON.parse(
  writeDraft({
    ...form,
    recipient: { ...form.recipient, name: '欧阳样例', phone: '1390000' },
    goods: [{ name: '茶叶', ticked: false }],
    note: '周日不在家',
  }),
) as Readonly<Record<string, unknown>>

import { orderLimits } from '@hongyan/domain/orders/order-vocabulary'
import { type Party, parties } from '../form/order-form.ts'
import type { OrderProps } from '../order-model.ts'
import type { OrderState } from '../state/use-order.ts'
import styles from './parties.module.css'
import { PartyFields } from './party-fields.tsx'
import { PartyLine } from './party-line.tsx'
import { PartySheet } from './party-sheet.tsx'

/** Who sends to whom: side by side with what is typed, or on a phone with scripts a line each and a sheet. */
export function Parties({
  order,
  places,
  submitted,
}: { readonly order: OrderState } & Pick<OrderProps, 'places' | 'submitted'>) {
  const { form, change, missing, shownErrors, awake, sheet, views } = order
  const hasBook = order.account === 'customer'
  const open = (of: Party) => {
    const { name, phone } = form[of]
    sheet.open(of, hasBook && name === '' && phone === '' ? 'book' : 'fields')
  }
  /** A sheet that was filled at once gives way to that of the recipient, where nobody is named yet. */
  const goOn = (of: Party) => {
    sheet.close(of)
    const { name, phone, detail } = form.recipient
    if (of === 'sender' && name + phone + detail === '') open('recipient')
  }
  const ends = parties.map((of) => ({
    of,
    value: form[of],
    place: places[of],
    submitted,
    shownErrors,
    missing: missing.filter(({ section }) => section === `order-${of}`),
    onChange: (value: (typeof form)[typeof of]) =>
      change({
        [of]: value,
        // Another district has other times.
        ...(of === 'sender' && value.area !== form.sender.area ? { window: null } : {}),
      }),
    // Only whoever delivers is told something.
    onRemark:
      of === 'recipient' ? (text: string) => change({ note: withRemark(form.note, text) }) : undefined,
  }))
  return (
    <div className={styles.parties}>
      {ends.map(({ submitted: _, onChange: __, onRemark: ___, ...end }) => (
        <PartyLine key={end.of} {...end} onOpen={() => open(end.of)} />
      ))}
      {ends.map((end) =>
        sheet.isPhone ? (
          <PartySheet
            key={end.of}
            {...end}
            view={sheet.viewOf(end.of)}
            hasBook={hasBook}
            onView={(view) => sheet.open(end.of, view)}
            onClose={() => sheet.close(end.of)}
            onWhole={() => goOn(end.of)}
          />
        ) : (
          <div key={end.of} className={styles.inline}>
            <PartyFields
              {...end}
              view={views.viewOf(end.of)}
              hasBook={hasBook}
              awake={awake}
              onView={(view) => views.choose(end.of, view)}
            />
          </div>
        ),
      )}
    </div>
  )
}

/** A note with what a pasted address says to the courier, once, as long as a note may be. */
function withRemark(note: string, remark: string): string {
  if (note.includes(remark)) return note
  return [note.trim(), remark]
    .filter((text) => text !== '')
    .join('; ')
    .slice(0, orderLimits.note)
}

import { parties } from '../form/order-form.ts'
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
  const { form, change, missing, shownErrors, awake, sheet } = order
  const hasBook = order.account === 'customer'
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
  }))
  return (
    <div className={styles.parties}>
      {ends.map(({ submitted: _, onChange: __, ...end }) => (
        <PartyLine
          key={end.of}
          {...end}
          onOpen={() =>
            sheet.open(end.of, hasBook && end.value.name === '' && end.value.phone === '' ? 'book' : 'fields')
          }
        />
      ))}
      {ends.map((end) =>
        sheet.isPhone ? (
          <PartySheet
            key={end.of}
            {...end}
            view={sheet.viewOf(end.of)}
            hasBook={hasBook}
            onView={(view) => sheet.open(end.of, view)}
            onClose={sheet.close}
          />
        ) : (
          <div key={end.of} className={styles.inline}>
            <PartyFields {...end} awake={awake} />
          </div>
        ),
      )}
    </div>
  )
}

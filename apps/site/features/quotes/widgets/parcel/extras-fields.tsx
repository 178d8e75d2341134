import type { QuoteMessages } from '@hongyan/content/messages'
import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import { type AddOn, addOns } from '@hongyan/domain/quotes/vocabulary'
import { fill, type LocaleId, moneyUnits } from '@hongyan/locales'
import { TextField } from '@hongyan/ui/field.tsx'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import styles from './extras-fields.module.css'

type ExtrasFieldsProps = {
  readonly locale: LocaleId
  readonly words: QuoteMessages['form']
  /** What each of them costs or does. */
  readonly notes: Readonly<Partial<Record<AddOn, string>>>
  readonly draft: Pick<QuoteDraft, 'addOns' | 'declaredValue' | 'cashOnDelivery' | 'goods'>
  readonly problemOf: (field: string) => string | undefined
  readonly onChange: (changes: Partial<QuoteDraft>) => void
  readonly onAddOn: (id: AddOn, on: boolean) => void
}

const covers = ['insurance', 'full-cover'] as const
const isTick = (id: AddOn): id is Exclude<AddOn, (typeof covers)[number]> =>
  id !== 'insurance' && id !== 'full-cover'
const ticks = addOns.filter(isTick)
/** Extras that only goods at a temperature have. */
const cold: ReadonlySet<AddOn> = new Set(['cold-unloading', 'cold-labelling'])

/**
 * What can be added: one of two insurances, and everything that is simply ticked, which is folded until something is.
 */
export function ExtrasFields({
  locale,
  words: form,
  notes,
  draft,
  problemOf,
  onChange,
  onAddOn,
}: ExtrasFieldsProps) {
  const cover = covers.find((id) => draft.addOns.includes(id))
  const chosen = draft.addOns.filter(isTick).length
  const [startsOpen] = useState(chosen > 0)
  const more = useRef<HTMLDetailsElement>(null)
  const hidden = problemOf('cashOnDelivery') !== undefined
  // An amount that is wrong must be in sight.
  useEffect(() => {
    if (hidden && more.current) more.current.open = true
  }, [hidden])
  const chooseCover = (id: (typeof covers)[number] | null) =>
    onChange({ addOns: [...draft.addOns.filter(isTick), ...(id === null ? [] : [id])] })

  return (
    <fieldset className={styles.extras} id="f-addOns">
      <legend>{form.added}</legend>
      <div className={styles.cover}>
        <div className={styles.choices} role="radiogroup" aria-label={form.cover}>
          {[null, ...covers].map((id) => (
            <label key={id ?? 'none'}>
              <input
                type="radio"
                name="cover"
                value={id ?? ''}
                checked={(cover ?? null) === id}
                onChange={() => chooseCover(id)}
              />
              <span>{form.covers[id ?? 'none']}</span>
            </label>
          ))}
        </div>
        <div className={styles.amount} data-needed={cover === undefined ? undefined : ''}>
          <AmountField
            id="f-declaredValue"
            label={form.declaredValue}
            unit={moneyUnits[locale]}
            name="value"
            value={draft.declaredValue}
            problem={problemOf('declaredValue')}
            onAmount={(declaredValue) => onChange({ declaredValue })}
          />
          {cover !== undefined && <p>{notes[cover]}</p>}
        </div>
      </div>
      <details open={startsOpen} ref={more} className={styles.more}>
        <summary>
          <span>{form.moreAdded}</span>
          {chosen > 0 && <small>{fill(form.chosen, { count: chosen })}</small>}
          <PlusIcon />
        </summary>
        <ul>
          {ticks
            .filter((id) => !cold.has(id) || draft.goods !== 'general' || draft.addOns.includes(id))
            .map((id) => {
              const on = draft.addOns.includes(id)
              return (
                <li key={id}>
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      name="add"
                      value={id}
                      checked={on}
                      onChange={(event) => onAddOn(id, event.target.checked)}
                    />
                    <span>
                      <b>{form.adds[id].name}</b>
                      <small>{notes[id]}</small>
                    </span>
                  </label>
                  {id === 'cash-on-delivery' && (
                    <div className={styles.amount} data-needed={on ? '' : undefined}>
                      <AmountField
                        id="f-cashOnDelivery"
                        label={form.collect}
                        unit={moneyUnits[locale]}
                        name="cod"
                        value={draft.cashOnDelivery}
                        problem={problemOf('cashOnDelivery')}
                        onAmount={(cashOnDelivery) => onChange({ cashOnDelivery })}
                      />
                    </div>
                  )}
                </li>
              )
            })}
        </ul>
      </details>
    </fieldset>
  )
}

/** A sum of money to type. */
function AmountField({
  onAmount,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'onChange'> & { readonly onAmount: (text: string) => void }) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => onAmount(event.target.value)}
    />
  )
}

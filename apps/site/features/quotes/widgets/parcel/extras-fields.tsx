import type { QuoteMessages } from '@hongyan/content/messages'
import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import { type AddOn, addOns } from '@hongyan/domain/quotes/vocabulary'
import { type LocaleId, moneyUnits } from '@hongyan/locales'
import { TextField } from '@hongyan/ui/field.tsx'
import type { ComponentProps } from 'react'
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

/** What can be added: one of two insurances, and everything that is simply ticked. */
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
  const chooseCover = (id: (typeof covers)[number] | null) =>
    onChange({ addOns: [...draft.addOns.filter(isTick), ...(id === null ? [] : [id])] })

  return (
    <div className={styles.extras} id="f-addOns">
      <fieldset className={styles.cover}>
        <legend>{form.cover}</legend>
        <div className={styles.choices}>
          {[null, ...covers].map((id) => (
            <label key={id ?? 'none'}>
              <input
                type="radio"
                name="cover"
                value={id ?? ''}
                checked={(cover ?? null) === id}
                onChange={() => chooseCover(id)}
              />
              <span>{form.coverChoices[id ?? 'none']}</span>
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
      </fieldset>
      <fieldset>
        <legend>{form.added}</legend>
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
      </fieldset>
    </div>
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

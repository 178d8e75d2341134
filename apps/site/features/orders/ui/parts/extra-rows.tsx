import { type AddOn, addOns as allAddOns } from '@hongyan/domain/quotes/vocabulary'
import { marksOf, moneyUnits } from '@hongyan/locales'
import { TextField } from '@hongyan/ui/field.tsx'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { SegmentRadio, SegmentTrack } from '@hongyan/ui/segment.tsx'
import { useEffect, useRef } from 'react'
import type { OrderForm } from '../form/order-form.ts'
import { extraName } from '../form/section-lines.ts'
import styles from './extra-rows.module.css'
import { useOrderTexts } from './order-texts.ts'

const covers = ['insurance', 'full-cover'] as const
/** What most orders add, in sight beside the insurance. */
const usual = ['receipt-electronic', 'named-signing'] as const satisfies readonly AddOn[]
/** Extras that only goods at a temperature have. */
const cold: ReadonlySet<AddOn> = new Set(['cold-unloading', 'cold-labelling'])
const seldom = allAddOns.filter((id) => ![...covers, ...usual].some((one) => one === id))

type ExtraRowsProps = {
  readonly form: Pick<OrderForm, 'addOns' | 'declaredValue' | 'cashOnDelivery' | 'goodsKind'>
  /** What each of them costs or does. */
  readonly notes: Readonly<Partial<Record<AddOn, string>>>
  readonly problemOf: (field: string) => string | undefined
  readonly onChange: (changes: Partial<OrderForm>) => void
}

/** What can be added: the insurance and what most add, a line each; the rest in a fold, open once one of it is chosen. */
export function ExtraRows({ form, notes, problemOf, onChange }: ExtraRowsProps) {
  const { locale, words } = useOrderTexts()
  const { addOns } = form
  const cover = covers.find((id) => addOns.includes(id)) ?? null
  const rest = seldom.filter((id) => !cold.has(id) || form.goodsKind !== 'general' || addOns.includes(id))
  const isChosen = rest.some((id) => addOns.includes(id))
  const fold = useRef<HTMLDetailsElement>(null)
  // What is chosen is in sight, also where a draft brings it after the page is there.
  useEffect(() => {
    if (isChosen && fold.current) fold.current.open = true
  }, [isChosen])
  const toggle = (id: AddOn, on: boolean) =>
    onChange({ addOns: [...addOns.filter((other) => other !== id), ...(on ? [id] : [])] })
  const amount = (field: 'declaredValue' | 'cashOnDelivery', name: string) => (
    <TextField
      id={`f-${field}`}
      label={field === 'declaredValue' ? words.form.declaredValue : words.form.collect}
      className={styles.amount}
      narrow
      unit={moneyUnits[locale]}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      value={form[field]}
      problem={problemOf(field)}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
  const row = (id: AddOn) => (
    <li key={id}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="add"
          value={id}
          checked={addOns.includes(id)}
          onChange={(event) => toggle(id, event.target.checked)}
        />
        <span>
          <b>{extraName(id, words.form)}</b>
          <small>{notes[id]}</small>
        </span>
      </label>
      {id === 'cash-on-delivery' && amount('cashOnDelivery', 'cod')}
    </li>
  )
  return (
    <fieldset className={styles.extras} id="f-addOns">
      <legend>{words.extras}</legend>
      <ul>
        <li className={styles.cover}>
          <span className={styles.name}>
            <b id="f-cover">{words.form.cover}</b>
            {cover !== null && <small>{notes[cover]}</small>}
          </span>
          <SegmentTrack size="small" role="radiogroup" aria-labelledby="f-cover">
            {[null, ...covers].map((id) => (
              <SegmentRadio
                key={id ?? 'none'}
                name="cover"
                value={id ?? ''}
                checked={cover === id}
                onChange={() =>
                  onChange({
                    addOns: [
                      ...addOns.filter((other) => !covers.some((one) => one === other)),
                      ...(id === null ? [] : [id]),
                    ],
                  })
                }
              >
                {words.form.covers[id ?? 'none']}
              </SegmentRadio>
            ))}
          </SegmentTrack>
          {amount('declaredValue', 'value')}
        </li>
        {usual.map(row)}
      </ul>
      <details ref={fold} open={isChosen || undefined} className={styles.fold} suppressHydrationWarning>
        <summary>
          <ChevronDownIcon size={16} />
          {rest.map((id) => extraName(id, words.form)).join(marksOf(locale).list)}
        </summary>
        <ul>{rest.map(row)}</ul>
      </details>
    </fieldset>
  )
}

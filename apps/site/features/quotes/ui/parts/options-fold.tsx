import { offeredGoods } from '@hongyan/domain/quotes/offered-goods'
import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import { addOns } from '@hongyan/domain/quotes/vocabulary'
import { fill, marksOf, sayDay } from '@hongyan/locales'
import { DateField } from '@hongyan/ui/date-field.tsx'
import { SelectField } from '@hongyan/ui/field.tsx'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { useEffect, useRef } from 'react'
import { ExtrasFields } from '../../widgets/parcel/extras-fields.tsx'
import styles from './options-fold.module.css'
import { useQuoteTexts } from './quote-texts.ts'

const fields = ['date', 'goods', 'addOns', 'declaredValue', 'cashOnDelivery']

/** What is usual unless said otherwise: the day, the temperature, what is added. Folded, its line says how it stands. */
export function OptionsFold({
  draft,
  problemOf,
  onChange,
}: {
  readonly draft: QuoteDraft
  readonly problemOf: (field: string) => string | undefined
  readonly onChange: (changes: Partial<QuoteDraft>) => void
}) {
  const { locale, words, terms } = useQuoteTexts()
  const { form } = words
  const fold = useRef<HTMLDetailsElement>(null)
  const isWrong = fields.some((field) => problemOf(field) !== undefined)
  // What is wrong must be in sight.
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong])
  const added = draft.addOns.length
  const kind = offeredGoods.find((one) => one === draft.goods)
  return (
    <details open={isWrong} ref={fold} className={styles.options}>
      <summary>
        <b>{form.options}</b>
        <small>
          {[
            sayDay(locale, draft.date),
            ...(kind === undefined || kind === 'general' ? [] : [form.goodsKinds[kind]]),
            added === 0 ? form.covers.none : fill(form.chosen, { count: added }),
          ].join(marksOf(locale).list)}
        </small>
        <PlusIcon />
      </summary>
      <div className={styles.pair}>
        <DateField
          id="f-date"
          name="date"
          label={form.date}
          value={draft.date}
          says={sayDay(locale, draft.date)}
          min={terms.first}
          max={terms.last}
          problem={problemOf('date')}
          onChange={(event) => onChange({ date: event.target.value })}
        />
        {offeredGoods.length > 1 && (
          <SelectField
            id="f-goods"
            name="goods"
            label={form.goods}
            value={draft.goods}
            onChange={(event) => onChange({ goods: event.target.value })}
          >
            {offeredGoods.map((one) => (
              <option key={one} value={one}>
                {form.goodsKinds[one]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <ExtrasFields
        locale={locale}
        words={form}
        notes={terms.notes}
        draft={draft}
        problemOf={problemOf}
        onChange={onChange}
        onAddOn={(id, on) =>
          onChange({ addOns: addOns.filter((one) => (one === id ? on : draft.addOns.includes(one))) })
        }
      />
    </details>
  )
}

import { offeredGoods } from '@hongyan/domain/quotes/offered-goods'
import type { AddOn } from '@hongyan/domain/quotes/vocabulary'
import { fill, plural, sayDay } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { DateField } from '@hongyan/ui/date-field.tsx'
import { SelectField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { FormEvent } from 'react'
import { type BookEntry, findInBook } from '../../../../client/find-in-book.ts'
import { paths } from '../../../../paths.ts'
import { AddressPicker } from '../../../../shell/parts/address-picker/address-picker.tsx'
import { boxTiles } from '../../widgets/parcel/box-tiles.ts'
import { ExtrasFields } from '../../widgets/parcel/extras-fields.tsx'
import { ParcelFields } from '../../widgets/parcel/parcel-fields.tsx'
import type { QuoteHandlers, QuoteModel } from '../quote-model.ts'
import { findPlace } from '../state/find-place.ts'
import { fieldWords, problemWords } from '../text/problem-words.ts'
import { quotePath } from '../text/quote-query.ts'
import { PlaceField } from './place-field.tsx'
import styles from './quote-form.module.css'
import { useQuoteTexts } from './quote-texts.ts'

/** The inquiry: a plain GET form; with scripts it asks in place. */
export function QuoteForm({
  model,
  handlers,
}: {
  readonly model: QuoteModel
  readonly handlers: QuoteHandlers
}) {
  const texts = useQuoteTexts()
  const { locale, words, terms } = texts
  const { form } = words
  const { draft, outcome, ready, busy } = model
  const problemOf = (name: string) => {
    const problem = outcome.problems.find((candidate) => candidate.field === name)
    return problem && problemWords(problem, texts)
  }
  const set = (changes: Partial<typeof draft>) => handlers.change({ ...draft, ...changes })
  const setAddOn = (id: AddOn, on: boolean) =>
    set({ addOns: [...draft.addOns.filter((other) => other !== id), ...(on ? [id] : [])] })
  const choicesOf = (end: 'from' | 'to') =>
    (outcome.problems.find(({ field }) => field === end)?.choices ?? []).map((place) => ({
      ...place,
      href: quotePath(locale, { ...draft, [end]: place.code }, null),
    }))
  const take = async (end: 'from' | 'to', address: BookEntry) => {
    const place = await findPlace(address, locale)
    // A place without a price is named as well: the answer says so.
    set({ [end]: place?.name ?? address.city?.name ?? '' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    handlers.ask(draft)
  }

  return (
    <form
      method="get"
      action={paths.fee(locale)}
      aria-label={form.label}
      className={stack(24)}
      noValidate
      onSubmit={submit}
    >
      {outcome.problems.length > 0 && (
        <div className={styles.problems} role="alert" tabIndex={-1} id="quote-problems">
          <p>{plural(locale, outcome.problems.length, form.problemsTitle)}</p>
          <ul>
            {outcome.problems.map((problem) => (
              <li key={problem.field}>
                <a href={`#f-${problem.field}`}>
                  {fill(form.labelled, {
                    label: fieldWords(problem, words),
                    text: problemWords(problem, texts),
                  })}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={stack(16, styles.places)}>
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className={styles.place}>
            <PlaceField
              name={end}
              value={draft[end]}
              problem={problemOf(end)}
              choices={choicesOf(end)}
              onChange={(text) => set({ [end]: text })}
              onChoose={({ name }) => handlers.ask({ ...draft, [end]: name })}
            />
            <AddressPicker
              texts={{ locale, words: words.picker }}
              purpose={form[end]}
              look="link"
              find={findInBook}
              onPick={(address) => void take(end, address)}
            />
          </div>
        ))}
      </div>
      <ParcelFields
        legend={form.pieces}
        words={form}
        tiles={boxTiles.any}
        sizes={draft.sizes}
        ready={ready}
        problemOf={problemOf}
        onChange={(sizes) => set({ sizes })}
      />
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
          onChange={(event) => set({ date: event.target.value })}
        />
        {offeredGoods.length > 1 && (
          <SelectField
            id="f-goods"
            name="goods"
            label={form.goods}
            value={draft.goods}
            onChange={(event) => set({ goods: event.target.value })}
          >
            {offeredGoods.map((kind) => (
              <option key={kind} value={kind}>
                {form.goodsKinds[kind]}
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
        onChange={set}
        onAddOn={setAddOn}
      />
      <div className={styles.actions}>
        <Button type="submit" wide aria-busy={busy || undefined}>
          {outcome.view ? form.again : form.submit}
        </Button>
        <ButtonLink
          kind="quiet"
          href={paths.fee(locale)}
          onClick={(event) => {
            event.preventDefault()
            handlers.clear()
          }}
        >
          {form.clear}
        </ButtonLink>
      </div>
    </form>
  )
}

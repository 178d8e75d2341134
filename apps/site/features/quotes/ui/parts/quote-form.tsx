import { fill, formatNumber, formatWeight, plural } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { FormEvent } from 'react'
import { type BookEntry, findInBook } from '../../../../client/find-in-book.ts'
import { paths } from '../../../../paths.ts'
import { AddressPicker } from '../../../../shell/parts/address-picker/address-picker.tsx'
import { boxTiles } from '../../widgets/parcel/box-tiles.ts'
import { ParcelFields } from '../../widgets/parcel/parcel-fields.tsx'
import type { QuoteHandlers, QuoteModel } from '../quote-model.ts'
import { findPlace } from '../state/find-place.ts'
import { fieldWords, problemWords } from '../text/problem-words.ts'
import { quotePath } from '../text/quote-query.ts'
import { weighBox } from '../text/weigh-box.ts'
import { OptionsFold } from './options-fold.tsx'
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
  const { locale, words } = texts
  const { form } = words
  const { draft, outcome, ready, busy } = model
  const problemOf = (name: string) => {
    const problem = outcome.problems.find((candidate) => candidate.field === name)
    return problem && problemWords(problem, texts)
  }
  const set = (changes: Partial<typeof draft>) => handlers.change({ ...draft, ...changes })
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
      <BoxLine model={model} />
      <OptionsFold draft={draft} problemOf={problemOf} onChange={set} />
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

/** What the box weighs by its volume, where no drawing beside the form says so. */
function BoxLine({ model: { example, draft, outcome } }: { readonly model: QuoteModel }) {
  const { locale, words } = useQuoteTexts()
  const box = example && outcome.view === null ? weighBox(draft.sizes, example.divisor) : null
  if (example === null || box === null) return null
  const name = fill(words.result.volumetric, { divisor: formatNumber(locale, example.divisor) })
  return (
    <p
      className={styles.box}
      data-early={draft.from.trim() === '' || draft.to.trim() === '' ? '' : undefined}
    >
      {name} <b>{formatWeight(locale, box.volumetric, 1)}</b>
    </p>
  )
}

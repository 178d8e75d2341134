import { areaLine, type LocaleId, readsSource } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { controlAttributes, Field, TextInput } from '@hongyan/ui/field.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { type FormEvent, useId, useRef } from 'react'
import { type BookEntry, findInBook } from '../../../../client/find-in-book.ts'
import { AddressPicker } from '../../../../shell/parts/address-picker/address-picker.tsx'
import { CoverageResult } from './coverage-result.tsx'
import { actionOf, type CoverageViewProps } from './coverage-texts.ts'
import styles from './one-address.module.css'

/** One address and its answer. A plain form by POST: an address never stands in a web address. */
export function OneAddress({ model, handlers, locale, words, now, page, provider }: CoverageViewProps) {
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  const { problem, busy, answer } = model
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    handlers.check(String(new FormData(event.currentTarget).get('to') ?? ''))
  }
  const take = (address: BookEntry) => {
    const text = readable(address, locale)
    if (input.current) input.current.value = text
    handlers.check(text)
  }
  const message =
    problem === null ? undefined : problem === 'empty' ? words.problems.empty : words.problems[problem]
  const below = message === undefined ? { hint: words.problems.privacy } : { problem: message }
  return (
    <>
      <form action={actionOf(page, locale)} method="post" className={styles.form} onSubmit={submit}>
        <Field id={field} label={words.one.label} {...below}>
          <div className={cluster(12, styles.line)}>
            <TextInput
              {...controlAttributes(field, below)}
              name="to"
              defaultValue={model.typed}
              maxLength={300}
              placeholder={words.one.placeholder}
              autoComplete="street-address"
              enterKeyHint="search"
              aria-invalid={problem === 'empty' || undefined}
              ref={input}
            />
            <Button type="submit" aria-busy={busy}>
              {words.one.submit}
            </Button>
          </div>
        </Field>
        <AddressPicker
          texts={{ locale, words: words.picker }}
          purpose={words.one.label}
          look="link"
          find={findInBook}
          onPick={take}
        />
      </form>
      <div aria-live="polite">
        {answer !== null && (
          <CoverageResult
            answer={answer}
            locale={locale}
            words={words}
            now={now}
            provider={provider}
            ready={model.ready}
          />
        )}
      </div>
    </>
  )
}

/** An address as the tool reads it: a Chinese street among English names would hide where it lies. */
function readable({ fullAddress, province, city, district }: BookEntry, locale: LocaleId): string {
  const names = [province, city, district].flatMap((place) => (place ? [place.name] : []))
  return readsSource(locale) ? fullAddress : areaLine(names, locale)
}

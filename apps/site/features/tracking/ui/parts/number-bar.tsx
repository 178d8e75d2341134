import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { CloseIcon } from '@hongyan/ui/icons.tsx'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { paths } from '../../../../paths.ts'
import { numbersPerLookup } from '../../widgets/tracking-box/limits.ts'
import short from '../../widgets/tracking-box/short-placeholder.module.css'
import type { TrackingHandlers } from '../state/handlers.ts'
import { type TrackQuery, trackPath, withoutNumber } from '../text/track-query.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './number-bar.module.css'
import { NumberLink } from './number-link.tsx'

type NumberBarProps = {
  readonly query: TrackQuery
  readonly bad: ReadonlySet<string>
  readonly handlers: TrackingHandlers
}

/** The band over a result: the numbers asked for as chips, and a field for more. A plain form without a script. */
export function NumberBar({ query, bad, handlers }: NumberBarProps) {
  const { locale, words } = useTrackingTexts()
  const { box } = words
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [empty, setEmpty] = useState(false)
  const offers = useRef<HTMLDivElement>(null)
  // Offers for a pasted address come from outside React, so not before it has taken this part over.
  useEffect(() => {
    offers.current?.setAttribute('data-suggestions', '')
    if (field.current?.value) field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  const { numbers, open } = query

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value ?? ''
    const added = handlers.add(text)
    setEmpty(!added)
    if (added && field.current) field.current.value = ''
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <search aria-label={box.title}>
      <form method="get" action={paths.track(locale)} onSubmit={submit} className={styles.bar}>
        <div
          className={classNames(styles.frame, short.frame)}
          data-short={numbers.length > 0 ? undefined : box.label}
        >
          {numbers.length > 0 && (
            <ul className={styles.chips}>
              {numbers.map((number) => (
                <li
                  key={number}
                  className={styles.chip}
                  data-open={number === open || undefined}
                  data-bad={bad.has(number) || undefined}
                >
                  <NumberLink
                    href={trackPath(locale, { numbers, open: number })}
                    aria-current={number === open ? 'true' : undefined}
                    onFollow={() => handlers.open(number)}
                  >
                    {number}
                  </NumberLink>
                  <NumberLink
                    href={trackPath(locale, withoutNumber(query, number))}
                    aria-label={fill(box.removeNumber, { number })}
                    onFollow={() => handlers.remove(number)}
                    className={styles.remove}
                  >
                    <CloseIcon size={14} />
                  </NumberLink>
                </li>
              ))}
            </ul>
          )}
          {numbers.length > 0 && <input type="hidden" name="no" value={numbers.join(',')} />}
          <label htmlFor={id} className="visually-hidden">
            {box.label}
          </label>
          <textarea
            ref={field}
            id={id}
            name="no"
            rows={1}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={numbers.length > 0 ? box.add : box.placeholder}
            aria-describedby={`${id}-note`}
            aria-invalid={empty || undefined}
            onKeyDown={press}
            onInput={() => setEmpty(false)}
            className={styles.field}
          />
        </div>
        <Button type="submit" size="dock" className={styles.go}>
          {box.submit}
        </Button>
        <p id={`${id}-note`} role="alert" className={styles.note}>
          {empty && box.empty}
          {!empty && numbers.length >= numbersPerLookup && fill(box.tooMany, { count: numbersPerLookup })}
        </p>
      </form>
      <div ref={offers} aria-live="polite" />
    </search>
  )
}

import { TextField } from '@hongyan/ui/field.tsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { askPlaces, type FoundPlace } from '../state/ask-places.ts'
import styles from './place-field.module.css'
import { useQuoteTexts } from './quote-texts.ts'

const pauseMs = 120

type ChosenPlace = Pick<FoundPlace, 'code' | 'name'>

type PlaceFieldProps = {
  readonly name: 'from' | 'to'
  readonly value: string
  readonly problem: string | undefined
  /** Places one of which was meant, each with the address of the quote that has it. */
  readonly choices: readonly (ChosenPlace & { readonly href: string })[]
  readonly onChange: (value: string) => void
  /** One of `choices` was taken. */
  readonly onChoose: (place: ChosenPlace) => void
}

/**
 * A city or district by its name. Where scripts run it is a combobox over the places that begin so, what can only
 * be meant ready for Enter; where none do, what fits what was sent stands below it as links.
 */
export function PlaceField({ name, value, problem, choices, onChange, onChoose }: PlaceFieldProps) {
  const { locale, words } = useQuoteTexts()
  const id = useId()
  const [found, setFound] = useState<readonly FoundPlace[]>([])
  const [active, setActive] = useState(-1)
  /** Enter was pressed where several places may be meant. */
  const [asks, setAsks] = useState(false)
  const asking = useRef<AbortController | null>(null)
  const timer = useRef(0)
  /** Typed since a place was last taken. */
  const typed = useRef(false)

  const close = () => {
    clearTimeout(timer.current)
    asking.current?.abort()
    setFound([])
    setActive(-1)
    setAsks(false)
  }
  useEffect(() => () => asking.current?.abort(), [])

  const type = (text: string) => {
    onChange(text)
    typed.current = true
    setAsks(false)
    clearTimeout(timer.current)
    asking.current?.abort()
    if (text.trim() === '') return close()
    timer.current = window.setTimeout(() => void list(text), pauseMs)
  }
  const list = async (text = value) => {
    const places = await find(text)
    if (places === null) return
    setFound(places)
    setActive(-1)
  }
  /** Places for what was typed; null when something else has been typed meanwhile. */
  const find = async (text: string): Promise<readonly FoundPlace[] | null> => {
    const request = new AbortController()
    asking.current = request
    const places = await askPlaces(text, locale, request.signal)
    return request.signal.aborted ? null : places
  }
  const take = (place: ChosenPlace) => {
    onChange(place.name)
    typed.current = false
    close()
  }
  /** Enter before the list is there: what is meant once it is, or the list; without any the form goes as it stands. */
  const takeBest = async (form: HTMLFormElement | null) => {
    clearTimeout(timer.current)
    asking.current?.abort()
    const places = await find(value)
    if (places === null) return
    const meant = places.find(({ only }) => only)
    if (meant) return take(meant)
    setFound(places)
    setActive(-1)
    setAsks(places.length > 0)
    if (places.length > 0) return
    typed.current = false
    form?.requestSubmit()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (found.length === 0) {
      // A list that was closed is opened by the arrow again.
      if (event.key === 'ArrowDown' && value.trim() !== '') {
        event.preventDefault()
        void list()
        return
      }
      if (event.key !== 'Enter' || !typed.current || value.trim() === '') return
      event.preventDefault()
      void takeBest(event.currentTarget.form)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const place = found[active] ?? found.find(({ only }) => only)
    // One more than there are places: the field itself, with what was typed.
    if (step) setActive(((active + step + 1 + found.length + 1) % (found.length + 1)) - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && place) take(place)
    else if (event.key === 'Enter') setAsks(true)
    else return
    event.preventDefault()
  }

  const open = found.length > 0
  return (
    <div className={styles.place}>
      <TextField
        id={`f-${name}`}
        label={words.form[name]}
        problem={asks ? words.form.which : problem}
        announced={asks}
        name={name}
        value={value}
        placeholder={words.form.choose}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-places`}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <div
        id={`${id}-places`}
        role="listbox"
        aria-label={words.form.choose}
        className={styles.list}
        hidden={!open}
      >
        {found.map((place, index) => (
          // The keys belong to the field, as in every combobox.
          // biome-ignore lint/a11y/useKeyWithClickEvents: arrows and Enter are heard on the field
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, aria-activedescendant follows
          <div
            key={place.code}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            data-best={active < 0 && place.only ? '' : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(place)}
          >
            {place.name}
          </div>
        ))}
      </div>
      {choices.length > 0 && (
        <ul className={styles.choices} aria-label={words.form.choose}>
          {choices.map((place) => (
            <li key={place.code}>
              <a
                href={place.href}
                data-no-prefetch=""
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(place)
                }}
              >
                {place.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

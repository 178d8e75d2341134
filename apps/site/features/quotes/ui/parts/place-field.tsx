import { ComboboxList, useCombobox } from '@hongyan/ui/combobox.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { useEffect, useRef, useState } from 'react'
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
  const [found, setFound] = useState<readonly FoundPlace[]>([])
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
    setAsks(places.length > 0)
    if (places.length > 0) return
    typed.current = false
    form?.requestSubmit()
  }
  const combobox = useCombobox({
    options: found,
    proposed: found.findIndex(({ only }) => only),
    onChoose: take,
    // A list that was closed is opened by the arrow again.
    onOpen: () => {
      if (value.trim() === '') return false
      void list()
      return true
    },
    onClose: close,
    onLeave: close,
    onEnter: (form) => {
      if (found.length > 0) setAsks(true)
      else if (!typed.current || value.trim() === '') return false
      else void takeBest(form)
      return true
    },
  })

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
        maxLength={60}
        onChange={(event) => type(event.target.value)}
        {...combobox.field}
      />
      <ComboboxList {...combobox.list} label={words.form.choose} keyOf={({ code }) => code}>
        {(place) => place.name}
      </ComboboxList>
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

import { areaLine, plural } from '@hongyan/locales'
import { TextInput } from '@hongyan/ui/field.tsx'
import { CloseIcon, PinIcon } from '@hongyan/ui/icons.tsx'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import styles from './address-input.module.css'
import type { AddressTexts } from './address-model.ts'
import type { AreaSuggestion } from './ask-addresses.ts'
import { useSuggestions } from './use-suggestions.ts'

type AreaSearchProps = {
  readonly texts: AddressTexts
  /** The chosen area in words, empty for none. */
  readonly chosen: string
  readonly invalid: boolean
  readonly describedBy: string | undefined
  /** Of the field, where it is sent without a script. */
  readonly name?: string
  readonly onArea: (code: string) => void
}

/** One field that finds an area by its name in Chinese or English, in pinyin or by its first letters. */
export function AreaSearch({ texts, chosen, invalid, describedBy, name, onArea }: AreaSearchProps) {
  const { words, locale } = texts
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  /** The line the arrow keys stand on; null before one was pressed. */
  const [active, setActive] = useState<number | null>(null)
  const [looking, setLooking] = useState(false)
  const found = useSuggestions(typed ?? '')
  const areas = typed !== null && found.kind === 'found' ? found.areas : []
  const open = looking && areas.length > 0
  // Without arrow keys only a place that no other can be taken for is chosen by Enter.
  const current = active === null ? (areas[0]?.only ? 0 : -1) : Math.min(active, areas.length - 1)
  const [asks, setAsks] = useState(false)

  const choose = (area: AreaSuggestion | undefined) => {
    if (!area) return
    onArea(area.code)
    setTyped(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || areas.length === 0) return
    if (!open) {
      // Left and come back to, the list is opened by an arrow.
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      setLooking(true)
      event.preventDefault()
      return
    }
    const moves: Record<string, number> = {
      ArrowDown: (current + 1) % areas.length,
      ArrowUp: current <= 0 ? areas.length - 1 : current - 1,
    }
    const next = moves[event.key]
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' && current === -1) setAsks(true)
    else if (event.key === 'Enter') choose(areas[current])
    else if (event.key === 'Escape') setTyped(null)
    else return
    event.preventDefault()
  }
  const nothing = typed !== null && found.kind === 'found' && found.areas.length === 0
  const which = asks && open && current === -1
  const note = nothing
    ? words.area.none
    : which
      ? words.area.which
      : open
        ? plural(locale, areas.length, words.area.found)
        : ''

  return (
    <div className={styles.search}>
      <div className={styles.searchFrame}>
        <TextInput
          ref={field}
          id={id}
          name={name}
          role="combobox"
          aria-label={words.area.search}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && current >= 0 ? `${id}-${current}` : undefined}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.area.placeholder}
          value={typed ?? chosen}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(null)
            setAsks(false)
            setLooking(true)
          }}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            setLooking(false)
            // What is no area yet stays to be gone on with; an area that was chosen stays chosen.
            if (chosen !== '') setTyped(null)
          }}
          onKeyDown={press}
        />
        <PinIcon size={18} />
        {chosen !== '' && (
          <button
            type="button"
            aria-label={words.area.clear}
            onClick={() => {
              onArea('')
              setTyped(null)
              field.current?.focus()
            }}
          >
            <CloseIcon size={16} />
          </button>
        )}
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.fields.area}
        hidden={!open}
        className={styles.found}
      >
        {areas.map((area, at) => (
          <div
            key={area.code}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === current}
            onPointerDown={(event) => {
              event.preventDefault()
              choose(area)
            }}
          >
            {areaLine(namesOf(area), locale)}
          </div>
        ))}
      </div>
      <p role="status" className={nothing || which ? styles.note : 'visually-hidden'}>
        {note}
      </p>
    </div>
  )
}

const namesOf = ({ province, city, district }: AreaSuggestion): readonly string[] =>
  [province, city, district].flatMap((place) => (place ? [place.name] : []))

import { hasAreaTree, typedArea } from '@hongyan/domain/addresses/area-form'
import { areaLine, plural } from '@hongyan/locales'
import { ComboboxList, useCombobox } from '@hongyan/ui/combobox.tsx'
import { TextInput } from '@hongyan/ui/field.tsx'
import { CloseIcon, PinIcon } from '@hongyan/ui/icons.tsx'
import { useRef, useState } from 'react'
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
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [looking, setLooking] = useState(false)
  const found = useSuggestions(typed ?? '')
  const areas = typed !== null && found.kind === 'found' ? found.areas : []
  const open = looking && areas.length > 0
  const [asks, setAsks] = useState(false)

  const combobox = useCombobox({
    options: areas,
    isOpen: looking,
    // Without arrow keys only a place that no other can be taken for is chosen by Enter.
    proposed: areas[0]?.only ? 0 : -1,
    onChoose: (area) => {
      onArea(area.code)
      setTyped(null)
    },
    // Left and come back to, the list is opened by an arrow.
    onOpen: () => {
      setLooking(true)
      return areas.length > 0
    },
    onClose: () => setTyped(null),
    onEnter: () => {
      if (open) setAsks(true)
      return open
    },
    onLeave: () => {
      setLooking(false)
      // What says itself where it is needs no list; without a table there is but one that can be meant.
      const told = typedArea(typed ?? '') ?? (hasAreaTree ? null : (areas[0]?.code ?? null))
      if (told !== null) onArea(told)
      // What is no area yet stays to be gone on with; an area that was chosen stays chosen.
      if (told !== null || chosen !== '') setTyped(null)
    },
  })
  const nothing = typed !== null && found.kind === 'found' && found.areas.length === 0
  const which = asks && open && combobox.marked === -1
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
          name={name}
          aria-label={words.area.search}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          placeholder={words.area.placeholder}
          value={typed ?? chosen}
          onChange={(event) => {
            setTyped(event.target.value)
            setAsks(false)
            setLooking(true)
          }}
          onFocus={(event) => event.target.select()}
          {...combobox.field}
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
      <ComboboxList {...combobox.list} label={words.fields.area} keyOf={({ code }) => code}>
        {(area) => areaLine(namesOf(area), locale)}
      </ComboboxList>
      <p role="status" className={nothing || which ? styles.note : 'visually-hidden'}>
        {note}
      </p>
    </div>
  )
}

const namesOf = ({ province, city, district }: AreaSuggestion): readonly string[] =>
  [province, city, district].flatMap((place) => (place ? [place.name] : []))

import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { plural } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { TextInput } from '@hongyan/ui/field.tsx'
import { SearchIcon } from '@hongyan/ui/icons.tsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { BookEntry } from '../../../client/find-in-book.ts'
import { signInLink } from '../../../client/sign-in.ts'
import { paths } from '../../../paths.ts'
import { AddressLines } from './address-lines.tsx'
import styles from './address-picker.module.css'
import type { AddressPickerProps } from './picker-model.ts'
import { useFoundAddresses } from './use-found-addresses.ts'

/** Finds addresses of the book as one types: letters on the field, arrows and Enter choose. */
export function PickerList({ texts, find, onPick }: Pick<AddressPickerProps, 'texts' | 'find' | 'onPick'>) {
  const { words, locale } = texts
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const answer = useFoundAddresses(find, typed, attempt)
  const page = answer?.kind === 'found' ? answer.page : null
  const addresses = page?.list ?? []
  const current = Math.min(active, addresses.length - 1)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const pick = (address: BookEntry | undefined) => {
    if (address) onPick(address)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    // Enter is never for the form that the picker stands in.
    if (step && addresses.length > 0) setActive((current + step + addresses.length) % addresses.length)
    else if (event.key === 'Enter') pick(addresses[current])
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={styles.search}>
        <SearchIcon size={18} />
        <TextInput
          ref={field}
          role="combobox"
          aria-label={words.search}
          aria-autocomplete="list"
          aria-expanded={addresses.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={addresses.length > 0 ? `${id}-${current}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={100}
          placeholder={words.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={press}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={words.open}
        className={styles.list}
        hidden={addresses.length === 0}
      >
        {addresses.map((address, at) => (
          // The keys belong to the field, as in every combobox.
          // biome-ignore lint/a11y/useKeyWithClickEvents: arrows and Enter are heard on the field
          <div
            key={address.id}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === current}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(address)}
          >
            <AddressLines address={{ ...address, phone: maskPhone(address.phone) }} words={words} />
          </div>
        ))}
      </div>
      <p role="status" className={addresses.length > 0 ? 'visually-hidden' : styles.note}>
        {statusOf()}
      </p>
      {answer?.kind === 'failed' && (
        <p className={styles.way}>
          {answer.reason === 'signed-out' ? (
            <ButtonLink size="small" href={signInLink(location.pathname, paths.signIn(locale))}>
              {words.signIn}
            </ButtonLink>
          ) : (
            <Button kind="secondary" size="small" onClick={() => setAttempt(attempt + 1)}>
              {words.again}
            </Button>
          )}
        </p>
      )}
    </>
  )

  function statusOf(): string {
    if (answer === null) return words.loading
    if (answer.kind === 'failed') return words.failed[answer.reason]
    if (answer.page.total > 0) return plural(locale, answer.page.total, words.found)
    return typed.trim() === '' ? words.empty : words.none
  }
}

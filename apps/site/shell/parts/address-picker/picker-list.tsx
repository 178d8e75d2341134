import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { plural } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { ComboboxList, useCombobox } from '@hongyan/ui/combobox.tsx'
import { TextInput } from '@hongyan/ui/field.tsx'
import { SearchIcon } from '@hongyan/ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { signInLink } from '../../../client/sign-in.ts'
import { paths } from '../../../paths.ts'
import { AddressLines } from './address-lines.tsx'
import styles from './address-picker.module.css'
import type { AddressPickerProps } from './picker-model.ts'
import { useFoundAddresses } from './use-found-addresses.ts'

/** Finds addresses of the book as one types: letters on the field, arrows and Enter choose. */
export function PickerList({
  texts,
  find,
  onPick,
  onEmpty,
}: Pick<AddressPickerProps, 'texts' | 'find' | 'onPick'> & {
  /** The book has nothing in it. */
  readonly onEmpty?: () => void
}) {
  const { words, locale } = texts
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [attempt, setAttempt] = useState(0)
  const answer = useFoundAddresses(find, typed, attempt)
  const page = answer?.kind === 'found' ? answer.page : null
  const addresses = page?.list ?? []
  const combobox = useCombobox({
    options: addresses,
    proposed: 0,
    onChoose: onPick,
    // Enter is never for the form that the picker stands in.
    onEnter: () => true,
  })
  useEffect(() => field.current?.focus(), [])
  const isEmpty = page !== null && page.total === 0 && typed.trim() === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is known
  useEffect(() => {
    if (isEmpty) onEmpty?.()
  }, [isEmpty])
  // Nobody knows yet whether there is anything to choose, or whoever asked is just being told.
  const isUnknown = typed === '' && (answer === null || (isEmpty && onEmpty !== undefined))

  return (
    <>
      <div className={styles.search}>
        <SearchIcon size={18} />
        <TextInput
          ref={field}
          aria-label={words.search}
          enterKeyHint="done"
          maxLength={100}
          placeholder={words.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...combobox.field}
        />
      </div>
      <ComboboxList
        {...combobox.list}
        label={words.open}
        className={styles.list}
        keyOf={(address) => address.id}
      >
        {(address) => (
          <AddressLines address={{ ...address, phone: maskPhone(address.phone) }} words={words} />
        )}
      </ComboboxList>
      <p
        role="status"
        data-unknown={isUnknown || undefined}
        className={addresses.length > 0 ? 'visually-hidden' : styles.note}
      >
        {statusOf()}
      </p>
      {answer?.kind === 'failed' && (
        <p className={styles.way}>
          {answer.reason === 'signed-out' ? (
            <ButtonLink size="small" href={signInLink(location.pathname, paths.signInStart(locale))}>
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

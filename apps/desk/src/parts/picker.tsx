import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { type KeyboardEvent, useState } from 'react'
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components'
import styles from './field.module.css'
import type { Option } from './field.tsx'

/**
 * One of many, found by typing: `options` are those for what is typed. Enter takes the only one that is left; what is
 * emptied is nothing.
 */
export function Picker({
  label,
  value,
  shown,
  options,
  onType,
  onChange,
  nothing,
  problem = null,
  placeholder = '',
  autoFocus = false,
}: {
  readonly label: string
  /** The id of what is chosen; empty for nothing. */
  readonly value: string
  /** What is chosen, in words. */
  readonly shown: string
  readonly options: readonly Option[]
  /** What is typed, to be looked for; empty where nothing is. */
  readonly onType: (text: string) => void
  readonly onChange: (value: string) => void
  /** What is said where nothing is found. */
  readonly nothing: string
  readonly problem?: string | null
  readonly placeholder?: string
  readonly autoFocus?: boolean
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string | null) => {
    setTyped(text)
    onType(text ?? '')
  }
  const [only, ...others] = options
  /** Somebody has typed until one was left. */
  const left = typed?.trim() && others.length === 0 ? only?.id : undefined
  const choose = (key: string) => {
    // Whoever goes on without a choice has made it, where one is left.
    const next = key === value ? (left ?? key) : key
    type(null)
    if (next !== value) onChange(next)
  }
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || left === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    choose(left)
  }
  return (
    <ComboBox
      value={value === '' ? null : value}
      onChange={(key) => choose(key === null ? '' : String(key))}
      inputValue={typed ?? shown}
      onInputChange={(text) => {
        if (text === (typed ?? shown)) return
        type(text)
        if (text === '' && value !== '') onChange('')
      }}
      items={options}
      allowsEmptyCollection
      isInvalid={Boolean(problem)}
      autoFocus={autoFocus}
      className={styles.field ?? ''}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <div className={styles.picker} onKeyDownCapture={take}>
        <Input className={styles.input ?? ''} placeholder={placeholder} autoComplete="off" />
        <Button className={styles.opens ?? ''}>
          <ChevronDownIcon size={14} />
        </Button>
      </div>
      <FieldError className={styles.problem ?? ''}>{problem}</FieldError>
      <Popover className={styles.popover ?? ''}>
        <ListBox
          className={styles.options ?? ''}
          renderEmptyState={() => <p className={styles.none}>{nothing}</p>}
        >
          {(option: Option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={styles.option ?? ''}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { useState } from 'react'
import { ComboBox as AriaComboBox, Button, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import styles from './field.module.css'

/** Something that can be chosen: `id` is what the field then holds. */
export type Choice = { readonly id: string; readonly label: string; readonly detail?: string }

/** As many are listed at once: more are found by typing. */
const mostListed = 40

/**
 * A text that is chosen from what fits the words that are typed, or stands as it was typed: that is told when the field
 * is left.
 */
export function Combobox({
  id,
  label,
  value,
  choices,
  placeholder = '',
  isReadOnly = false,
  isInvalid = false,
  onChange,
  onChoose,
}: {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly placeholder?: string
  readonly isReadOnly?: boolean
  readonly isInvalid?: boolean
  readonly onChange: (value: string) => void
  /** Where the field is empty again once something is chosen. */
  readonly onChoose?: (id: string) => void
}) {
  /** What is being typed; null where the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null)
  // An item's `textValue` is what the field holds once it is chosen: the list opens again where that is another text.
  // What stands in the field already narrows nothing down until somebody types.
  const shown = choicesFor(choices, typed ?? '')
  const keep = () => {
    if (typed !== null && typed !== value) onChange(typed)
    setTyped(null)
  }
  return (
    <AriaComboBox
      aria-label={label}
      inputValue={typed ?? value}
      items={shown}
      allowsCustomValue
      isReadOnly={isReadOnly}
      isInvalid={isInvalid}
      validationBehavior="aria"
      onInputChange={(next) => (next !== value || typed !== null) && setTyped(next)}
      onBlur={keep}
      onSelectionChange={(key) => {
        if (key === null) return keep()
        setTyped(null)
        const chosen = onChoose ?? onChange
        chosen(String(key))
      }}
      className={styles.combobox ?? ''}
    >
      <Input {...(id === undefined ? {} : { id })} className={styles.input ?? ''} placeholder={placeholder} />
      <Button className={styles.opens ?? ''}>
        <ChevronDownIcon size={14} />
      </Button>
      <Popover className={styles.popover ?? ''}>
        <ListBox className={styles.options ?? ''}>
          {(choice: Choice) => (
            <ListBoxItem
              id={choice.id}
              textValue={onChoose === undefined ? choice.id : ''}
              className={styles.option ?? ''}
            >
              {choice.label}
              {choice.detail !== undefined && <span className={styles.detail}> {choice.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

/** Those that hold every word that was typed. */
function choicesFor(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  return choices
    .filter(({ id, label, detail = '' }) => {
      const held = plain(`${id}\n${label}\n${detail}`)
      return words.every((word) => held.includes(word))
    })
    .slice(0, mostListed)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

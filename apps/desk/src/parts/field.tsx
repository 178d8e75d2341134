import { ChevronDownIcon, CloseIcon } from '@hongyan/ui/icons.tsx'
import { type ReactNode, useRef } from 'react'
import {
  Select as AriaSelect,
  TextField as AriaTextField,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
  TextArea,
  type TextFieldProps,
} from 'react-aria-components'
import { useTexts } from '../texts/language.tsx'
import styles from './field.module.css'

type Labelled = {
  readonly label: string
  readonly help?: ReactNode
  /** What is wrong with it, beside the field. */
  readonly problem?: string | null
}

export function TextField({
  label,
  help,
  problem,
  multiline = false,
  placeholder = '',
  ...rest
}: Labelled &
  Omit<TextFieldProps, 'className' | 'children'> & {
    readonly multiline?: boolean
    readonly placeholder?: string
  }) {
  return (
    // What the server found wrong is told, and never keeps a form from being sent again.
    <AriaTextField
      {...rest}
      validationBehavior="aria"
      isInvalid={Boolean(problem)}
      className={styles.field ?? ''}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      {multiline ? (
        <TextArea className={styles.area ?? ''} placeholder={placeholder} rows={3} />
      ) : (
        <TypedLine
          placeholder={placeholder}
          onClear={rest.type === 'search' && rest.value ? () => rest.onChange?.('') : null}
        />
      )}
      {help && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles.problem ?? ''}>{problem}</FieldError>
    </AriaTextField>
  )
}

/** The field itself; what is searched for can be taken away at once. */
function TypedLine({
  placeholder,
  onClear,
}: {
  readonly placeholder: string
  readonly onClear: (() => void) | null
}) {
  const texts = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear?.()
    input.current?.focus()
  }
  return (
    <span className={styles.line}>
      <Input ref={input} className={styles.input ?? ''} placeholder={placeholder} />
      {onClear !== null && (
        <button type="button" className={styles.clear} aria-label={texts.clearSearch} onClick={clear}>
          <CloseIcon size={14} />
        </button>
      )}
    </span>
  )
}

export type Option = { readonly id: string; readonly label: string }

export function Select({
  label,
  options,
  value,
  onChange,
  hideLabel = false,
  problem = null,
  placeholder = value,
  autoFocus = false,
  isReadOnly = false,
}: Omit<Labelled, 'help'> & {
  /** Shows what is chosen, and nothing else can be. */
  readonly isReadOnly?: boolean
  /** Stands where nothing is chosen. */
  readonly placeholder?: string
  readonly autoFocus?: boolean
  readonly options: readonly Option[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hideLabel?: boolean
}) {
  return (
    <AriaSelect
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      validationBehavior="aria"
      isInvalid={Boolean(problem)}
      autoFocus={autoFocus}
      isDisabled={isReadOnly}
      className={styles.field ?? ''}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      {!hideLabel && <Label className={styles.label ?? ''}>{label}</Label>}
      <Button className={styles.choice ?? ''}>
        <SelectValue>{() => options.find(({ id }) => id === value)?.label ?? placeholder}</SelectValue>
        <ChevronDownIcon size={14} />
      </Button>
      <FieldError className={styles.problem ?? ''}>{problem}</FieldError>
      <Popover className={styles.popover ?? ''}>
        <ListBox items={options} className={styles.options ?? ''}>
          {({ id, label: text }) => (
            <ListBoxItem id={id} className={styles.option ?? ''}>
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './combobox.module.css'
import { comboboxStep } from './combobox-step.ts'

type ComboboxProps<Option> = {
  readonly options: readonly Option[]
  /** Whether the list is shown; a list without options never is. */
  readonly isOpen?: boolean
  /** The option that Enter takes before an arrow was pressed; -1 for none. */
  readonly proposed?: number
  readonly onChoose: (option: Option) => void
  /** An arrow was pressed while no list is shown; false where there is none to show. */
  readonly onOpen?: () => boolean
  /** Escape was pressed; without it the key goes on to whatever the field stands in. */
  readonly onClose?: () => void
  /** Enter was pressed with nothing marked; true keeps it from the form. */
  readonly onEnter?: (form: HTMLFormElement | null) => boolean
  readonly onLeave?: () => void
}

/** A field over a list of options: `field` are attributes of its input, `list` those of its `ComboboxList`. */
export function useCombobox<Option>({ options, proposed = -1, ...on }: ComboboxProps<Option>) {
  const id = useId()
  const [arrowed, setArrowed] = useState<number | null>(null)
  const count = options.length
  const isOpen = on.isOpen !== false && count > 0
  const marked = isOpen ? Math.min(arrowed ?? proposed, count - 1) : -1
  const choose = (option: Option) => {
    setArrowed(null)
    on.onChoose(option)
  }
  const isTaken = (key: string, form: HTMLFormElement | null): boolean => {
    const step = comboboxStep(key, { isOpen, count, marked, proposes: proposed >= 0 })
    const option = step?.kind === 'choose' ? options[step.at] : undefined
    if (option !== undefined) choose(option)
    else if (step?.kind === 'mark') setArrowed(step.at)
    else if (step?.kind === 'open') return on.onOpen?.() ?? false
    else if (step?.kind === 'enter') return on.onEnter?.(form) ?? false
    else if (step === null || !on.onClose) return false
    else {
      setArrowed(null)
      on.onClose()
    }
    return true
  }
  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': marked < 0 ? undefined : `${id}-${marked}`,
    autoComplete: 'off',
    spellCheck: false,
    onInput: () => setArrowed(null),
    onBlur: () => {
      setArrowed(null)
      on.onLeave?.()
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (!event.nativeEvent.isComposing && isTaken(event.key, event.currentTarget.form))
        event.preventDefault()
    },
  } as const
  return { field, marked, list: { id, options, isOpen, marked, isArrowed: arrowed !== null, choose } }
}

type ListProps<Option> = ReturnType<typeof useCombobox<Option>>['list'] & {
  readonly label: string
  /** Of the list; without it the list stands below the field over what follows. */
  readonly className?: string | undefined
  readonly keyOf: (option: Option) => string
  readonly children: (option: Option) => ReactNode
}

/** The options of a field; focus and keys stay in the field. */
export function ComboboxList<Option>({
  id,
  options,
  isOpen,
  marked,
  isArrowed,
  choose,
  label,
  className,
  keyOf,
  children,
}: ListProps<Option>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isArrowed) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
  }, [isArrowed, marked])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={classNames(styles.options, className ?? styles.popup)}
      hidden={!isOpen}
    >
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: arrows and Enter are heard on the field
        <div
          key={keyOf(option)}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === marked}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  )
}

import { Checkbox } from '../parts/checkbox.tsx'
import { Select, TextField } from '../parts/field.tsx'
import { useTexts } from '../texts/language.tsx'
import { BranchField, StaffField } from './choice-field.tsx'
import { type Action, type Column, useLocalised } from './declarations.ts'
import type { Typed } from './field-values.ts'
import { MomentField } from './moment-field.tsx'

type ActionFieldsProps = {
  readonly fields: Action['fields']
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
  /** What is wrong with a field, by its key. */
  readonly problemOf: (key: string) => string | null
}

/** The fields of what is done with rows, by their kinds. */
export function ActionFields({ fields, typed, onChange, problemOf }: ActionFieldsProps) {
  const texts = useTexts().worklists
  const said = useLocalised()
  const show = (field: Column, index: number) => {
    const { key, kind } = field
    const shared = {
      label: said(field.label),
      value: typed[key] ?? '',
      onChange: (value: string) => onChange({ ...typed, [key]: value }),
      problem: problemOf(key),
      autoFocus: index === 0,
    }
    switch (kind) {
      case 'staff':
        return <StaffField key={key} {...shared} column={field} />
      case 'branch':
        return <BranchField key={key} {...shared} />
      case 'choice': {
        const named = Object.entries(field.names ?? {}).map(([id, words]) => ({ id, label: said(words) }))
        return <Select key={key} {...shared} options={named} placeholder={texts.choose} />
      }
      case 'instant':
      case 'day':
        return (
          <MomentField
            key={key}
            {...shared}
            kind={kind}
            {...(kind === 'instant' ? { help: texts.china } : {})}
          />
        )
      case 'flag':
        return (
          <Checkbox
            key={key}
            label={shared.label}
            isSelected={shared.value === 'true'}
            onChange={(on) => shared.onChange(String(on))}
          />
        )
      default:
        return (
          <TextField
            key={key}
            {...shared}
            multiline={kind === 'long-text'}
            autoComplete="off"
            inputMode={kind === 'money' ? 'decimal' : 'text'}
            help={kind === 'money' ? texts.money : undefined}
          />
        )
    }
  }
  return fields.map(show)
}

import type { FormNode } from '@hongyan/documents/forms/form-node'
import { Checkbox } from '../../parts/checkbox.tsx'
import { Select } from '../../parts/field.tsx'
import styles from './form.module.css'
import { pathKey, useForm, useFormView } from './form-context.ts'
import { Labelled, Problems, useProblems, useWords } from './label.tsx'
import type { NodeProps } from './node.tsx'
import { Nullable } from './nullable.tsx'
import { PictureField } from './picture-field.tsx'
import { isSearched, ReferenceField } from './reference-field.tsx'

type Plain = Exclude<FormNode, { type: 'text' | 'lines' | 'group' | 'list' | 'table' | 'cell' | 'union' }>

/** A value that is the same in every language. */
export function PlainField({ node, value, path, bare }: NodeProps<Plain>) {
  const { set, kind } = useForm()
  const { mayShape } = useFormView()
  const words = useWords()
  const label = words(node.label)
  const shown = value === undefined && 'fallback' in node ? node.fallback : value
  if (shown === null || (shown === undefined && node.isNullable))
    return <Nullable node={node} path={path} bare={bare} />
  if (node.type === 'flag')
    return (
      <Checkbox
        label={label}
        {...(node.help === null ? {} : { help: words(node.help) })}
        isSelected={shown === true}
        isDisabled={!mayShape}
        onChange={(on) => set(path, on)}
      />
    )
  return (
    <Labelled label={node.label} help={node.help} path={path} bare={bare}>
      {node.type === 'choice' ? (
        <Select
          hideLabel
          label={label}
          value={String(shown ?? '')}
          isReadOnly={!mayShape}
          options={node.options.map((option) => ({ id: option.value, label: words(option.label) }))}
          onChange={(next) => set(path, next)}
        />
      ) : node.type === 'picture' ? (
        <PictureField label={label} value={String(shown ?? '')} onChange={(next) => set(path, next)} />
      ) : isSearched(node, kind, path) ? (
        <ReferenceField node={node} value={String(shown ?? '')} path={path} label={label} />
      ) : (
        <Input node={node} value={shown} path={path} label={label} />
      )}
      <Problems path={path} />
    </Labelled>
  )
}

function Input({ node, value, path, label }: NodeProps<Plain> & { readonly label: string }) {
  const { set } = useForm()
  const { mayShape } = useFormView()
  const { isWrong } = useProblems(path)
  const words = useWords()
  const isNumber = node.type === 'number'
  return (
    <span className={styles.inputRow}>
      <input
        id={pathKey(path)}
        className={styles.input}
        type={node.type === 'day' ? 'date' : 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        value={value === undefined ? '' : String(value)}
        readOnly={!mayShape}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        placeholder={node.type === 'code' ? node.example : ''}
        onChange={({ target }) => set(path, isNumber ? numberOf(target.value) : target.value)}
      />
      {isNumber && node.unit !== null && <span className={styles.help}>{words(node.unit)}</span>}
    </span>
  )
}

/** A number where it is one; else what was written, which its schema finds wrong and the field keeps. */
function numberOf(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

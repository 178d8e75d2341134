import type { FormNode } from '@hongyan/documents/forms/form-node'
import { initialMember } from '@hongyan/documents/forms/initial-value'
import { memberOf } from '@hongyan/documents/forms/parts-of'
import { Select } from '../../parts/field.tsx'
import styles from './form.module.css'
import { useForm, useFormView } from './form-context.ts'
import { Fields } from './group-field.tsx'
import { Labelled, useWords } from './label.tsx'
import type { NodeProps } from './node.tsx'
import { Nullable } from './nullable.tsx'

/** One of several groups: which, and its fields. */
export function UnionField({ node, value, path, bare }: NodeProps<Extract<FormNode, { type: 'union' }>>) {
  const { set, newName } = useForm()
  const { mayShape } = useFormView()
  const words = useWords()
  if (typeof value !== 'object' || value === null) return <Nullable node={node} path={path} bare={bare} />
  const member = memberOf(node, value)
  const fields = member && <Fields node={member.node} value={value} path={path} />
  if (bare && member !== null) return fields
  const today = new Date().toISOString().slice(0, 10)
  const choose = (kind: string) => {
    const next = node.members.find((one) => one.kind === kind)
    if (next && kind !== member?.kind) set(path, initialMember(next, { newName, today }))
  }
  return (
    <Labelled label={node.label} help={node.help} path={path} bare={bare}>
      <div className={styles.group}>
        {mayShape && (member === null || node.members.length > 1) && (
          <Select
            hideLabel
            label={words(node.label)}
            value={member?.kind ?? ''}
            options={node.members.map(({ kind, node: one }) => ({ id: kind, label: words(one.label) }))}
            onChange={choose}
          />
        )}
        {fields}
      </div>
    </Labelled>
  )
}

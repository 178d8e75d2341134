import type { GroupNode } from '@hongyan/documents/forms/form-node'
import { TrashIcon } from '@hongyan/ui/icons.tsx'
import { IconButton } from '../../parts/button.tsx'
import { useTexts } from '../../texts/language.tsx'
import styles from './form.module.css'
import { useForm, useFormView } from './form-context.ts'
import { Labelled, useWords } from './label.tsx'
import { FormPart, type NodeProps } from './node.tsx'
import { Nullable } from './nullable.tsx'

/** Fields that belong together. */
export function GroupField({ node, value, path, bare }: NodeProps<GroupNode>) {
  const { set } = useForm()
  const { mayShape } = useFormView()
  const texts = useTexts()
  const words = useWords()
  if (typeof value !== 'object' || value === null) return <Nullable node={node} path={path} bare={bare} />
  const parts = <Fields node={node} value={value} path={path} />
  if (bare) return parts
  return (
    <Labelled
      label={node.label}
      help={node.help}
      path={path}
      isGroup
      actions={
        node.isNullable &&
        mayShape && (
          <IconButton label={texts.documents.removePart(words(node.label))} onPress={() => set(path, null)}>
            <TrashIcon size={16} />
          </IconButton>
        )
      }
    >
      <div className={styles.group}>{parts}</div>
    </Labelled>
  )
}

/** The fields of a group, without anything around them. */
export function Fields({ node, value, path }: NodeProps<GroupNode>) {
  const record = value as Readonly<Record<string, unknown>>
  return (
    <>
      {node.fields.map(({ name, node: field }) => (
        <FormPart key={name} node={field} value={record[name]} path={[...path, name]} />
      ))}
    </>
  )
}

import type { FormNode } from '@hongyan/documents/forms/form-node'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useLanguage } from '../../texts/language.tsx'
import { AddItem } from './add-item.tsx'
import styles from './form.module.css'
import { useFormView } from './form-context.ts'
import { Labelled, oneMore, Problems, useWords } from './label.tsx'
import { ListItem } from './list-item.tsx'
import type { NodeProps } from './node.tsx'
import { ReorderDialog } from './reorder-dialog.tsx'

type List = Extract<FormNode, { type: 'list' }>

/** Things one after the other: folded, moved, added, taken away. */
export function ListField({ node, value, path, bare }: NodeProps<List>) {
  const { texts } = useLanguage()
  const { mayShape } = useFormView()
  const words = useWords()
  const [sorting, setSorting] = useState(false)
  const items = Array.isArray(value) ? (value as readonly unknown[]) : []
  const simple = isSimple(node.item)
  return (
    <Labelled
      label={node.label}
      help={node.help}
      path={path}
      bare={bare}
      actions={
        mayShape &&
        items.length > 1 && <Button onPress={() => setSorting(true)}>{texts.documents.sort}</Button>
      }
    >
      <ol className={styles.list} data-simple={simple || undefined}>
        {items.map((item, index) => (
          // The place is what an item is known by: two may be alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name
          <ListItem key={index} node={node} item={item} index={index} path={path} simple={simple} />
        ))}
      </ol>
      {mayShape && (node.maximum === null || items.length < node.maximum) && (
        <AddItem node={node} path={path} count={items.length} label={words(oneMore(node.entry))} />
      )}
      <Problems path={path} />
      {sorting && <ReorderDialog node={node} items={items} path={path} onClose={() => setSorting(false)} />}
    </Labelled>
  )
}

/** Whether an item is one value, which needs no frame of its own. */
function isSimple(node: FormNode): boolean {
  return !['group', 'union', 'list', 'table'].includes(node.type)
}

import type { FormNode } from '@hongyan/documents/forms/form-node'
import { entryLabel } from '@hongyan/documents/forms/path-label'
import { MenuIcon } from '@hongyan/ui/icons.tsx'
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { Button } from '../../parts/button.tsx'
import { Dialog, DialogActions } from '../../parts/dialog.tsx'
import { useLanguage } from '../../texts/language.tsx'
import styles from './form.module.css'
import { type Path, useForm } from './form-context.ts'
import { itemTitle } from './item-title.ts'
import { useWords } from './label.tsx'

/** All of a list by their names, moved with a pointer or by keyboard; each move is done at once. */
export function ReorderDialog({
  node,
  items,
  path,
  onClose,
}: {
  readonly node: Extract<FormNode, { type: 'list' }>
  readonly items: readonly unknown[]
  readonly path: Path
  readonly onClose: () => void
}) {
  const { move } = useForm()
  const { texts, language } = useLanguage()
  const words = useWords()
  const rows = items.map((item, index) => {
    const { kind, text } = itemTitle(node.item, item, language)
    return {
      id: index,
      name: `${words(kind ?? entryLabel(node.entry, index))} ${text}`.trim(),
    }
  })
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': rows[Number(key)]?.name ?? '' })),
    onReorder({ keys, target }) {
      const [from] = [...keys].map(Number)
      if (from === undefined) return
      const at = Number(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      move(path, from, at > from ? at - 1 : at)
    },
  })
  return (
    <Dialog title={`${words(node.label)}: ${texts.documents.sort}`} open onClose={onClose}>
      <p className={styles.help}>{texts.documents.sortHelp}</p>
      <GridList
        aria-label={words(node.label)}
        items={rows}
        dragAndDropHooks={dragAndDropHooks}
        className={styles.reorder ?? ''}
      >
        {({ id, name }) => (
          <GridListItem id={id} textValue={name} className={styles.reorderItem ?? ''}>
            <AriaButton slot="drag" className={styles.handle ?? ''} aria-label={texts.documents.sort}>
              <MenuIcon size={16} />
            </AriaButton>
            {name}
          </GridListItem>
        )}
      </GridList>
      <DialogActions>
        <Button onPress={onClose}>{texts.done}</Button>
      </DialogActions>
    </Dialog>
  )
}

import type { FormNode } from '@hongyan/documents/forms/form-node'
import { entryLabel } from '@hongyan/documents/forms/path-label'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  TrashIcon,
} from '@hongyan/ui/icons.tsx'
import { memo, useState } from 'react'
import { PlainIconButton } from '../../parts/button.tsx'
import { useLanguage } from '../../texts/language.tsx'
import styles from './form.module.css'
import { type Path, pathKey, useForm, useFormView } from './form-context.ts'
import { itemTitle } from './item-title.ts'
import { useWords } from './label.tsx'
import { FormPart } from './node.tsx'
import { isStaleIn } from './stale-note.tsx'

type List = Extract<FormNode, { type: 'list' }>

type ItemProps = {
  readonly node: List
  readonly item: unknown
  readonly index: number
  readonly path: Path
  readonly simple: boolean
}

/** One of a list: its heading opens it, and moves it or takes it away. */
export const ListItem = memo(
  function ListItem({ node, item, index, path, simple }: ItemProps) {
    const { problems, stale } = useFormView()
    const {
      language,
      texts: { documents },
    } = useLanguage()
    const words = useWords()
    const at = [...path, index]
    const isWrong = [...problems.keys()].some(
      (key) => key === pathKey(at) || key.startsWith(`${pathKey(at)}/`),
    )
    const [open, setOpen] = useState(false)
    if (simple)
      return (
        <li className={styles.simpleItem}>
          <FormPart node={node.item} value={item} path={at} bare />
          <ItemActions node={node} path={path} index={index} />
        </li>
      )
    const title = itemTitle(node.item, item, language)
    return (
      <li className={styles.item} data-open={open || undefined}>
        <div className={styles.itemHead}>
          <button
            type="button"
            className={styles.itemTitle}
            aria-expanded={open}
            data-opens={pathKey(at)}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />}
            <span className={styles.itemKind}>{words(title.kind ?? entryLabel(node.entry, index))}</span>
            <span className={styles.itemText}>{title.text}</span>
            {isWrong && <span className={styles.wrong} aria-hidden="true" />}
            {isStaleIn(stale, at) && <span className={styles.staleTag}>{documents.staleTag}</span>}
          </button>
          <ItemActions node={node} path={path} index={index} />
        </div>
        {open && (
          <fieldset
            className={styles.itemBody}
            aria-label={words(title.kind ?? entryLabel(node.entry, index))}
          >
            <FormPart node={node.item} value={item} path={at} bare />
          </fieldset>
        )}
      </li>
    )
  },
  (before, after) =>
    before.node === after.node &&
    before.item === after.item &&
    before.index === after.index &&
    pathKey(before.path) === pathKey(after.path),
)

function ItemActions({
  node,
  path,
  index,
}: {
  readonly node: List
  readonly path: Path
  readonly index: number
}) {
  const { move, remove } = useForm()
  const { mayShape } = useFormView()
  const { texts } = useLanguage()
  const words = useWords()
  if (!mayShape) return null
  const name = words(entryLabel(node.entry, index))
  return (
    <span className={styles.itemActions}>
      <PlainIconButton
        label={texts.documents.moveUp(name)}
        isDisabled={index === 0}
        onPress={() => move(path, index, index - 1)}
      >
        <ArrowUpIcon size={16} />
      </PlainIconButton>
      <PlainIconButton label={texts.documents.moveDown(name)} onPress={() => move(path, index, index + 1)}>
        <ArrowDownIcon size={16} />
      </PlainIconButton>
      <PlainIconButton label={texts.documents.removePart(name)} onPress={() => remove(path, index)}>
        <TrashIcon size={16} />
      </PlainIconButton>
    </span>
  )
}

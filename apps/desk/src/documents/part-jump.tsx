import type { FormNode, GroupNode } from '@hongyan/documents/forms/form-node'
import { entryLabel } from '@hongyan/documents/forms/path-label'
import { memo } from 'react'
import { Select } from '../parts/field.tsx'
import { type DeskLanguage, deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import styles from './editor.module.css'
import { type Path, pathKey } from './form/form-context.ts'
import { itemTitle } from './form/item-title.ts'

type Part = { readonly path: Path; readonly label: string }

/** The parts of a document by name, its headings first: one that is chosen is gone to. */
export const PartJump = memo(function PartJump({
  form,
  written,
  onGo,
}: {
  readonly form: GroupNode
  readonly written: unknown
  readonly onGo: (path: Path) => void
}) {
  const { texts, language } = useLanguage()
  const parts = partsIn(form, written, language)
  return (
    <div className={styles.jump}>
      <Select
        hideLabel
        label={texts.documents.jump}
        placeholder={texts.documents.jump}
        value=""
        options={parts.map(({ path, label }) => ({ id: pathKey(path), label }))}
        onChange={(key) => {
          const part = parts.find(({ path }) => pathKey(path) === key)
          if (part === undefined) return
          // The list gives the focus back to what opened it, within a frame.
          requestAnimationFrame(() => requestAnimationFrame(() => onGo(part.path)))
        }}
      />
    </div>
  )
})

/** Each field of a document, and below a list its items by what they are called. */
function partsIn(form: GroupNode, written: unknown, language: DeskLanguage): readonly Part[] {
  const { side } = deskLanguages[language]
  return form.fields.flatMap(({ name, node }): Part[] => {
    const value = typeof written === 'object' && written !== null ? Reflect.get(written, name) : null
    const part = { path: [name], label: node.label[side] }
    return [part, ...itemsIn(node, value, language).map((one) => ({ ...one, path: [name, ...one.path] }))]
  })
}

function itemsIn(node: FormNode, value: unknown, language: DeskLanguage): readonly Part[] {
  if (node.type !== 'list' || !Array.isArray(value)) return []
  if (!['group', 'union'].includes(node.item.type)) return []
  return value.map((item, index) => {
    const { kind, text } = itemTitle(node.item, item, language)
    const named = (kind ?? entryLabel(node.entry, index))[deskLanguages[language].side]
    return { path: [index], label: `– ${named}${text === '' ? '' : ` · ${text.slice(0, 48)}`}` }
  })
}

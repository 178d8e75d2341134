import type { FormNode } from '@hongyan/documents/forms/form-node'
import { idsOf, pageOf, saysItself } from '@hongyan/documents/forms/reference-problems'
import type { DocumentKind } from '@hongyan/documents/labels'
import { type Choice, Combobox } from '../../parts/combobox.tsx'
import type { DeskLanguage } from '../../texts/desk-languages.ts'
import { useLanguage } from '../../texts/language.tsx'
import { type Targets, useTargets } from '../targets.ts'
import styles from './form.module.css'
import { type Path, pathKey, useForm, useFormView } from './form-context.ts'
import { useProblems } from './label.tsx'

type Naming = Extract<FormNode, { type: 'address' | 'reference' }>

/** Whether something can be searched for that a field names; else it is typed. */
export function isSearched(node: FormNode, kind: DocumentKind, path: Path): node is Naming {
  if (node.type === 'address') return node.accepts !== 'external' && !saysItself(kind, path)
  return node.type === 'reference'
}

/** Names a page, a question, an entry of a list or what else has an id: typed, or found by its words. */
export function ReferenceField({
  node,
  value,
  path,
  label,
}: {
  readonly node: Naming
  readonly value: string
  readonly path: Path
  readonly label: string
}) {
  const { set, written } = useForm()
  const { mayShape } = useFormView()
  const { isWrong } = useProblems(path)
  const { language } = useLanguage()
  const targets = useTargets()
  const choices = choicesOf(node, targets, language, written)
  const wanted = node.type === 'address' ? pageOf(value) : value
  const named = choices.find(({ id }) => id === wanted)
  const title = named === undefined ? undefined : node.type === 'address' ? named.detail : named.label
  return (
    <>
      <Combobox
        id={pathKey(path)}
        label={label}
        value={value}
        choices={choices}
        isReadOnly={!mayShape}
        isInvalid={isWrong}
        onChange={(next) => set(path, next)}
      />
      {title !== undefined && title !== value && <p className={styles.help}>{title}</p>}
    </>
  )
}

function choicesOf(
  node: Naming,
  targets: Targets | null,
  language: DeskLanguage,
  written: () => unknown,
): readonly Choice[] {
  const titleIn = (title: Readonly<Record<string, string | null>>) => title[language] ?? title['zh-CN'] ?? ''
  const names = node.type === 'reference' ? node.names : 'page'
  if (typeof names === 'object') return [...idsOf(written(), names.list)].map((id) => ({ id, label: id }))
  if (names !== 'page') {
    const named = names === 'question' ? targets?.questions : targets?.named[names]
    return (named ?? []).map(({ id, title }) => ({ id, label: titleIn(title), detail: id }))
  }
  return (targets?.pages ?? []).map(({ path, title }) => ({ id: path, label: path, detail: titleIn(title) }))
}

import type { FormNode } from '@hongyan/documents/forms/form-node'
import { isDerived } from '@hongyan/locales'
import { Button } from '../../parts/button.tsx'
import { useTexts } from '../../texts/language.tsx'
import { isBoth } from '../written.ts'
import styles from './form.module.css'
import { useForm, useFormView } from './form-context.ts'
import { Labelled, useWords } from './label.tsx'
import type { NodeProps } from './node.tsx'
import { Nullable } from './nullable.tsx'
import { TextCell } from './text-cell.tsx'

/** A text in its languages beside each other; one that is the same in all stands once. */
export function TextField({ node, value, path, bare }: NodeProps<Extract<FormNode, { type: 'text' }>>) {
  const { set } = useForm()
  const { languages, mayShape } = useFormView()
  const words = useWords()
  const texts = useTexts()
  const label = words(node.label)
  if (value === null || value === undefined) return <Nullable node={node} path={path} bare={bare} />
  if (!isBoth(value)) {
    const same = typeof value === 'string' ? value : ''
    return (
      <Labelled
        label={node.label}
        help={node.help}
        path={path}
        bare={bare}
        actions={
          mayShape && (
            <Button onPress={() => set(path, { 'zh-CN': same, 'en-US': same })}>
              {texts.documents.byLanguage}
            </Button>
          )
        }
      >
        <TextCell
          label={label}
          language={null}
          value={same}
          path={path}
          onChange={(next) => set(path, next)}
        />
      </Labelled>
    )
  }
  return (
    <Labelled label={node.label} help={node.help} path={path} bare={bare}>
      <div className={styles.cells} data-count={languages.length}>
        {languages.map((language) => (
          <TextCell
            key={language}
            label={label}
            language={language}
            path={[...path, language]}
            value={String(value[language] ?? '')}
            placeholder={isDerived(language) ? texts.documents.followsSimplified : ''}
            onChange={(next) =>
              set([...path, language], isDerived(language) && next === '' ? undefined : next)
            }
          />
        ))}
      </div>
    </Labelled>
  )
}

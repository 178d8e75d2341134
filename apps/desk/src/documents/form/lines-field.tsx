import type { FormNode } from '@hongyan/documents/forms/form-node'
import { isDerived, type LocaleId } from '@hongyan/locales'
import { useTexts } from '../../texts/language.tsx'
import { isBoth } from '../written.ts'
import styles from './form.module.css'
import { useForm, useFormView } from './form-context.ts'
import { Labelled, useWords } from './label.tsx'
import type { NodeProps } from './node.tsx'
import { Nullable } from './nullable.tsx'
import { TextCell } from './text-cell.tsx'

/** A heading in lines: a line of the field is a line of the heading. */
export function LinesField({ node, value, path, bare }: NodeProps<Extract<FormNode, { type: 'lines' }>>) {
  const { set } = useForm()
  const { languages } = useFormView()
  const words = useWords()
  const texts = useTexts()
  const label = words(node.label)
  if (value === null || value === undefined) return <Nullable node={node} path={path} bare={bare} />
  const shown: readonly (LocaleId | null)[] = isBoth(value) ? languages : [null]
  return (
    <Labelled label={node.label} help={node.help} path={path} bare={bare}>
      <div className={styles.cells} data-count={shown.length}>
        {shown.map((language) => {
          const at = language === null ? path : [...path, language]
          const lines = isBoth(value) && language !== null ? value[language] : value
          return (
            <TextCell
              key={language}
              label={label}
              language={language}
              path={at}
              value={Array.isArray(lines) ? lines.join('\n') : ''}
              placeholder={language !== null && isDerived(language) ? texts.documents.followsSimplified : ''}
              onChange={(next) =>
                set(
                  at,
                  language !== null && isDerived(language) && next === '' ? undefined : next.split('\n'),
                )
              }
            />
          )
        })}
      </div>
    </Labelled>
  )
}

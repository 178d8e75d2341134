import { useTexts } from '../../texts/language.tsx'
import type { Both } from '../written.ts'
import styles from './form.module.css'
import { useFormView } from './form-context.ts'
import { Labelled } from './label.tsx'
import { FormPart, type NodeProps } from './node.tsx'
import { StaleNote } from './stale-note.tsx'

/** A part that is another in each language: one after the other. */
export function LanguagesField({ node, value, path, bare }: NodeProps & { readonly value: Both }) {
  const { languages } = useFormView()
  const { languageNames } = useTexts().documents
  return (
    <Labelled label={node.label} help={node.help} path={path} bare={bare}>
      {languages
        .filter((language) => value[language] !== undefined)
        .map((language) => (
          <fieldset key={language} className={styles.language}>
            <legend className={styles.help}>{languageNames[language]}</legend>
            <FormPart node={node} value={value[language]} path={[...path, language]} bare />
            <StaleNote path={[...path, language]} />
          </fieldset>
        ))}
    </Labelled>
  )
}

import type { Both } from '../written.ts'
import styles from './form.module.css'
import { useFormView } from './form-context.ts'
import { Labelled } from './label.tsx'
import { FormPart, type NodeProps } from './node.tsx'

const names = { 'zh-CN': '简体中文', 'zh-HK': '香港繁體', 'en-US': 'English' } as const

/** A part that is another in each language: one after the other. */
export function LanguagesField({ node, value, path, bare }: NodeProps & { readonly value: Both }) {
  const { languages } = useFormView()
  return (
    <Labelled label={node.label} help={node.help} path={path} bare={bare}>
      {languages
        .filter((language) => value[language] !== undefined)
        .map((language) => (
          <fieldset key={language} className={styles.language}>
            <legend className={styles.help}>{names[language]}</legend>
            <FormPart node={node} value={value[language]} path={[...path, language]} bare />
          </fieldset>
        ))}
    </Labelled>
  )
}

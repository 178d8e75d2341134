import type { GroupNode } from '@hongyan/documents/forms/form-node'
import type { LocaleId } from '@hongyan/locales'
import { memo } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useTexts } from '../texts/language.tsx'
import { languageOrder } from '../texts/language-order.ts'
import styles from './editor.module.css'
import type { Path } from './form/form-context.ts'
import { PartJump } from './part-jump.tsx'

/** What stays over the form: the way to its parts, which languages it has, and whose column is which. */
export const FormHead = memo(function FormHead({
  form,
  written,
  languages,
  onGo,
  onLanguages,
}: {
  readonly form: GroupNode
  readonly written: unknown
  readonly languages: readonly LocaleId[]
  readonly onGo: (path: Path) => void
  readonly onLanguages: (languages: readonly LocaleId[]) => void
}) {
  const { documents } = useTexts()
  return (
    <div className={styles.head}>
      <div className={styles.headTools}>
        <PartJump form={form} written={written} onGo={onGo} />
        <ToggleButtonGroup
          aria-label={documents.formLanguages}
          selectionMode="multiple"
          disallowEmptySelection
          selectedKeys={languages}
          onSelectionChange={(keys) => onLanguages(languageOrder.filter((one) => keys.has(one)))}
          className={styles.toggles ?? ''}
        >
          {languageOrder.map((one) => (
            <ToggleButton key={one} id={one} className={styles.toggle ?? ''}>
              {documents.languageNames[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <div className={styles.heads} aria-hidden="true">
        {languages.map((one) => (
          <span key={one}>{documents.languageNames[one]}</span>
        ))}
      </div>
    </div>
  )
})

import type { DocumentKind } from '@hongyan/documents/labels'
import type { LocaleId } from '@hongyan/locales'
import { memo, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useLanguage } from '../texts/language.tsx'
import styles from './editor.module.css'
import { FieldProblems } from './field-problems.tsx'
import type { OpenedDocument } from './open-query.ts'
import { usePreview } from './use-preview.ts'

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const
type Width = keyof typeof widths

/** The real page, as it would be with what is being written. */
export const PreviewPane = memo(function PreviewPane({
  opened,
  written,
}: {
  readonly opened: OpenedDocument
  readonly written: unknown
}) {
  const { texts, language: spoken } = useLanguage()
  // Whoever writes one language alone looks at its page first.
  const [own, another] = opened.may.languages
  const first = own !== undefined && another === undefined ? own : spoken
  const [language, setLanguage] = useState<LocaleId>(first)
  const [width, setWidth] = useState<Width>('phone')
  const preview = usePreview({ name: opened.name, address: opened.address, written, language })
  const shown = widths[width]
  return (
    <section className={styles.preview} aria-label={texts.documents.preview}>
      <div className={styles.previewBar}>
        <ToggleButtonGroup
          aria-label={texts.documents.languages}
          disallowEmptySelection
          selectedKeys={[language]}
          onSelectionChange={(keys) => setLanguage([...keys][0] as LocaleId)}
          className={styles.toggles ?? ''}
        >
          {(['zh-CN', 'en-US', 'zh-HK'] as const).map((one) => (
            <ToggleButton key={one} id={one} className={styles.toggle ?? ''}>
              {texts.documents.languageNames[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          aria-label={texts.documents.preview}
          disallowEmptySelection
          selectedKeys={[width]}
          onSelectionChange={(keys) => setWidth([...keys][0] as Width)}
          className={styles.toggles ?? ''}
        >
          {(Object.keys(widths) as Width[]).map((one) => (
            <ToggleButton key={one} id={one} className={styles.toggle ?? ''}>
              {texts.documents.widths[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      {preview.problem !== null && (
        <FieldProblems kind={opened.kind as DocumentKind} written={written} problem={preview.problem} />
      )}
      <div className={styles.stage}>
        {preview.url !== null && (
          <iframe
            ref={preview.frame}
            onLoad={preview.onLoad}
            key={language}
            title={texts.documents.preview}
            src={preview.url}
            className={styles.page}
            width={shown}
            data-width={width}
          />
        )}
      </div>
    </section>
  )
})

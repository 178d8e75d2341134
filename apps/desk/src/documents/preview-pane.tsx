import { problemsOf } from '@hongyan/documents/forms/problems-of'
import type { DocumentKind } from '@hongyan/documents/labels'
import type { LocaleId } from '@hongyan/locales'
import { memo, useMemo, useRef, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import { languageOrder } from '../texts/language-order.ts'
import editorStyles from './editor.module.css'
import { FieldProblems } from './field-problems.tsx'
import type { OpenedDocument } from './open-query.ts'
import styles from './preview.module.css'
import { usePreview } from './use-preview.ts'
import { usePreviewFields } from './use-preview-fields.ts'
import { useSize } from './use-size.ts'

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const
type Width = keyof typeof widths
const storedAt = 'desk-preview-width'

function firstWidth(): Width {
  const stored = localStorage.getItem(storedAt)
  return stored !== null && stored in widths ? (stored as Width) : 'phone'
}

/** The real page, as it would be with what is being written. */
export const PreviewPane = memo(function PreviewPane({
  opened,
  written,
  language,
  field,
  onLanguage,
  onChosen,
}: {
  readonly opened: OpenedDocument
  readonly written: unknown
  readonly language: LocaleId
  /** The field that is being written. */
  readonly field: string | null
  readonly onLanguage: (language: LocaleId) => void
  /** A text of the page was pressed whose field has this key. */
  readonly onChosen: (key: string) => void
}) {
  const { texts, language: spoken } = useLanguage()
  const { name, address } = opened
  const kind = opened.kind as DocumentKind
  const [width, setWidth] = useState(firstWidth)
  const wrong = useMemo(() => problemsOf(kind, written, language), [kind, written, language])
  const isFit = wrong.length === 0
  const preview = usePreview({ name, address, written, language, isFit })
  const { frame, tell } = preview
  const follow = usePreviewFields({ kind, written, language, field, frame, tell, onChosen })
  const stage = useRef<HTMLDivElement>(null)
  const room = useSize(stage)
  const scale = room === null ? 1 : Math.min(1, room.width / widths[width])
  const { side } = deskLanguages[spoken]
  const fields = wrong.map(({ path, sentence }) => ({ path: path.join('/'), message: sentence[side] }))
  const problem = isFit ? preview.problem : { message: texts.documents.previewStands, fields }
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <div className={styles.previewBar}>
        <h2 id="preview-title">{texts.documents.preview}</h2>
        <ToggleButtonGroup
          aria-label={texts.documents.previewLanguage}
          disallowEmptySelection
          selectedKeys={[language]}
          onSelectionChange={(keys) => onLanguage([...keys][0] as LocaleId)}
          className={editorStyles.toggles ?? ''}
        >
          {languageOrder.map((one) => (
            <ToggleButton key={one} id={one} className={editorStyles.toggle ?? ''}>
              {texts.documents.languageNames[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          aria-label={texts.documents.previewWidth}
          disallowEmptySelection
          selectedKeys={[width]}
          onSelectionChange={(keys) => {
            const chosen = [...keys][0] as Width
            localStorage.setItem(storedAt, chosen)
            setWidth(chosen)
          }}
          className={editorStyles.toggles ?? ''}
        >
          {(Object.keys(widths) as Width[]).map((one) => (
            <ToggleButton key={one} id={one} className={editorStyles.toggle ?? ''}>
              {texts.documents.widths[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      {problem !== null && <FieldProblems kind={kind} written={written} problem={problem} />}
      <div className={styles.stage} ref={stage}>
        {preview.url !== null && room !== null && (
          <div className={styles.scaled} style={{ inlineSize: widths[width] * scale }}>
            <iframe
              ref={preview.frame}
              onLoad={() => {
                preview.onLoad()
                follow()
              }}
              key={preview.url}
              title={texts.documents.preview}
              src={preview.url}
              className={styles.page}
              data-width={width}
              style={{
                inlineSize: widths[width],
                blockSize: room.height / scale,
                transform: `scale(${scale})`,
              }}
            />
          </div>
        )}
      </div>
    </section>
  )
})

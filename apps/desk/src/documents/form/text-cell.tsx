import { type LocaleId, localeOf } from '@hongyan/locales'
import { useTexts } from '../../texts/language.tsx'
import styles from './form.module.css'
import { type Path, pathKey, useFormView } from './form-context.ts'
import { Problems, useProblems } from './label.tsx'
import { StaleNote } from './stale-note.tsx'

/** One text of one language, as tall as what is written in it. */
export function TextCell({
  label,
  language,
  value,
  path,
  placeholder = '',
  onChange,
}: {
  readonly label: string
  readonly language: LocaleId | null
  readonly value: string
  readonly path: Path
  readonly placeholder?: string
  readonly onChange: (value: string) => void
}) {
  const { mayWrite, mayShape } = useFormView()
  const { languageNames } = useTexts().documents
  const { id, isWrong } = useProblems(path)
  const may = language === null ? mayShape : mayWrite(language)
  return (
    <div className={styles.cell} data-language={language === null ? undefined : languageNames[language]}>
      <textarea
        id={pathKey(path)}
        className={styles.text}
        rows={1}
        value={value}
        readOnly={!may}
        lang={language === null ? undefined : localeOf(language).htmlLang}
        placeholder={placeholder}
        aria-label={language === null ? label : `${label}, ${languageNames[language]}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <Problems path={path} id={id} />
      <StaleNote path={path} />
    </div>
  )
}

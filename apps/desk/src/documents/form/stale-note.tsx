import { useTexts } from '../../texts/language.tsx'
import { isLanguage } from '../../texts/language-order.ts'
import styles from './form.module.css'
import { type Path, pathKey, useForm, useFormView } from './form-context.ts'

/** Says of a text that its Chinese was changed since it was written, and lets whoever reads both say that it still fits. */
export function StaleNote({ path }: { readonly path: Path }) {
  const { confirm } = useForm()
  const { stale, mayWrite } = useFormView()
  const { documents } = useTexts()
  const text = stale.get(pathKey(path))
  if (text === undefined) return null
  const language = path.findLast(isLanguage)
  return (
    <p className={styles.stale}>
      {documents.staleHere}
      {isLanguage(language) && mayWrite(language) && (
        <button type="button" className={styles.confirm} onClick={() => confirm([text])}>
          {documents.confirm[text.language]}
        </button>
      )}
    </p>
  )
}

/** Whether something in a part of a document has stood since its Chinese was changed. */
export function isStaleIn(stale: ReadonlyMap<string, unknown>, path: Path): boolean {
  const start = `${pathKey(path)}/`
  return [...stale.keys()].some((key) => key.startsWith(start))
}

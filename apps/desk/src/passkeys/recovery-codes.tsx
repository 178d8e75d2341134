import { Button } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import { copyText } from './copy-text.ts'
import styles from './passkeys.module.css'

/** Recovery codes, shown once: to copy, and to print on a sheet of their own. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const texts = useTexts()
  return (
    <div className={styles.codes}>
      <div className={styles.sheet}>
        <p className={styles.sheetTitle}>{texts.passkeys.codesFor}</p>
        <ol className={styles.list} aria-label={texts.passkeys.codesFor}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.row}>
        <Button onPress={() => void copyText(codes.join('\n'), texts)}>{texts.passkeys.copy}</Button>
        <Button onPress={() => print()}>{texts.passkeys.print}</Button>
      </div>
    </div>
  )
}

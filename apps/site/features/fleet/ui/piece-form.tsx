import { loadingMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { paths } from '../../../paths.ts'
import styles from './piece-form.module.css'
import { type AskedPiece, type PieceField, pieceFields } from './read-piece.ts'

/** Asks for a piece with a plain GET; the page of the compartments answers. */
export function PieceForm({ asked, locale }: { readonly asked: AskedPiece; readonly locale: LocaleId }) {
  const words = loadingMessages(locale)
  const problemOf = (field: PieceField) => {
    const problem = asked.problems[field]
    return problem && words.problems[problem]
  }
  return (
    <form action={paths.pieceFit(locale)} method="get" className={styles.form}>
      <div className={styles.fields}>
        {pieceFields.map((field) => (
          <TextField
            key={field}
            id={`piece-${field}`}
            name={field}
            label={words.fields[field]}
            unit={words.units[field]}
            problem={problemOf(field)}
            narrow
            className={field === 'kg' || field === 'n' ? styles.half : styles.third}
            required
            inputMode={field === 'n' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            defaultValue={asked.typed[field]}
          />
        ))}
      </div>
      <label className={styles.tilt}>
        <input type="checkbox" name="tilt" value="1" defaultChecked={asked.tiltable} />
        {words.tilt}
      </label>
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}

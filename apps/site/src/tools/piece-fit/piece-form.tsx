import { loadingMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { paths } from '../../paths.ts'
import styles from './piece-form.module.css'
import { type AskedPiece, type PieceField, pieceFields } from './read-piece.ts'

/** Asks for a piece with a plain GET; the page of the compartments answers. */
export function PieceForm({ asked, locale }: { readonly asked: AskedPiece; readonly locale: LocaleId }) {
  const words = loadingMessages(locale)
  return (
    <form action={paths.pieceFit(locale)} method="get" className={styles.form}>
      <div className={styles.fields}>
        {pieceFields.map((field) => (
          <Field key={field} field={field} asked={asked} locale={locale} />
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

function Field({
  field,
  asked,
  locale,
}: {
  readonly field: PieceField
  readonly asked: AskedPiece
  readonly locale: LocaleId
}) {
  const words = loadingMessages(locale)
  const problem = asked.problems[field]
  const id = `piece-${field}`
  return (
    <div className={styles.field} data-field={field}>
      <label htmlFor={id}>{words.fields[field]}</label>
      <div className={styles.input}>
        <input
          id={id}
          name={field}
          required
          inputMode={field === 'n' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          defaultValue={asked.typed[field]}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        />
        <span>{words.units[field]}</span>
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {words.problems[problem]}
        </p>
      )}
    </div>
  )
}

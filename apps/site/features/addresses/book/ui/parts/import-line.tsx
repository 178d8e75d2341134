import { fill } from '@hongyan/locales'
import { FieldProblem, TextInput } from '@hongyan/ui/field.tsx'
import { AlertIcon, CopyIcon, InfoIcon } from '@hongyan/ui/icons.tsx'
import { Marked, type Stretches } from '../../../../../shell/parts/address-picker/marked.tsx'
import type { BookWords, ImportLine } from '../book-model.ts'
import { actControl, areaChoice, fixControl } from '../read-decisions.ts'
import styles from './import-panel.module.css'

type Words = BookWords['book']['importing']

/** One line of a file that needs a look: what it says, why, and what can be done about it. */
export function ImportLineRow({
  line: { line, text, verdict, notes },
  words,
  problem,
}: {
  readonly line: ImportLine
  readonly words: BookWords
  readonly problem: string | undefined
}) {
  const { importing } = words.book
  const edits = notes.filter(({ fix }) => fix.kind === 'edit')
  const choices = choicesOf(verdict, notes, importing)
  return (
    <li className={styles.line} data-verdict={verdict}>
      <b className={styles.number}>{fill(importing.report.line, { line })}</b>
      <p className={styles.text}>
        <Marked text={text} stretches={stretchesOf(text, notes)} />
      </p>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={`${note.kind}${note.field}`}>
            {isMeeting(note.kind) ? (
              <CopyIcon size={18} />
            ) : verdict === 'refused' ? (
              <AlertIcon size={18} />
            ) : (
              <InfoIcon size={18} />
            )}
            <span>
              {verdict === 'refused' && `${fieldName(note.field, importing)}: `}
              {note.message}
            </span>
          </li>
        ))}
        {problem && (
          <li>
            <FieldProblem role="alert">{`${fill(importing.report.stands, { line })} ${problem}`}</FieldProblem>
          </li>
        )}
      </ul>
      <div className={styles.fix}>
        {choices.length > 0 && (
          <fieldset>
            <legend className="visually-hidden">{fill(importing.report.act, { line })}</legend>
            <label>
              <input type="radio" name={actControl(line)} value="skip" defaultChecked />
              {importing.report.skip}
            </label>
            {choices.map(([value, name]) => (
              <label key={value}>
                <input type="radio" name={actControl(line)} value={value} />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        {edits.map(({ field, from }) => (
          <TextInput
            key={field}
            name={fixControl(line, field)}
            defaultValue={from}
            maxLength={field === 'areaCode' ? 40 : 200}
            autoComplete="off"
            aria-label={`${fill(importing.report.line, { line })}, ${fieldName(field, importing)}`}
            placeholder={fieldName(field, importing)}
          />
        ))}
      </div>
    </li>
  )
}

const isMeeting = (kind: string): boolean => kind === 'known' || kind === 'repeated'

/** What can be done beside skipping a line, as the value of its control and what that is called. */
function choicesOf(
  verdict: ImportLine['verdict'],
  notes: ImportLine['notes'],
  { report }: Words,
): readonly (readonly [value: string, name: string])[] {
  if (verdict === 'refused') {
    return notes.flatMap(({ fix }) =>
      fix.kind === 'choose' ? fix.areas.map(({ code, name }) => [areaChoice + code, name] as const) : [],
    )
  }
  if (notes.some(({ kind }) => kind === 'repeated')) return [['take', report.also]]
  if (notes.some(({ fix }) => fix.kind === 'replace')) return [['replace', report.replace]]
  const named = notes.find(({ field, to }) => field === 'areaCode' && to !== '')
  return [['take', named ? fill(report.takeTo, { to: named.to }) : report.take]]
}

function fieldName(field: string, { fields }: Words): string {
  const names: Readonly<Record<string, string>> = {
    ...fields,
    areaCode: fields.area,
    detailAddr: fields.detail,
  }
  return names[field] ?? field
}

/** Where the line says what its notes are about. */
function stretchesOf(text: string, notes: ImportLine['notes']): Stretches {
  return notes.flatMap(({ from, kind }) => {
    const at = from === '' || isMeeting(kind) ? -1 : text.indexOf(from)
    return at === -1 ? [] : [[at, at + from.length] as const]
  })
}

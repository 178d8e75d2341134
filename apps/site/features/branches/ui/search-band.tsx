import { fill, type LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { AlertIcon, PinIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { type FormEvent, useId } from 'react'
import { paths } from '../../../paths.ts'
import { branchPath, inArea } from './branch-query.ts'
import type { FinderHandlers, FinderModel, FinderProblem } from './finder-model.ts'
import styles from './search-band.module.css'
import type { FinderWords } from './words.ts'

type SearchBandProps = {
  readonly model: FinderModel
  readonly handlers: FinderHandlers
  readonly locale: LocaleId
  readonly words: FinderWords
}

/** The address field. A plain form by POST, so that what is typed never stands in a web address. */
export function SearchBand({ model, handlers, locale, words }: SearchBandProps) {
  const { problem, busy, ready, typed, guess } = model
  const { search } = words
  const field = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    handlers.find(String(new FormData(event.currentTarget).get('address') ?? ''))
  }
  return (
    <div className={styles.band}>
      <div className="page">
        <h1>{words.title}</h1>
        <form
          action={paths.network(locale)}
          method="post"
          className={cluster(12, styles.form)}
          onSubmit={submit}
        >
          <label htmlFor={field} className="visually-hidden">
            {search.label}
          </label>
          <div className={styles.field}>
            <PinIcon />
            <input
              id={field}
              name="address"
              defaultValue={typed}
              maxLength={300}
              placeholder={search.placeholder}
              autoComplete="street-address"
              enterKeyHint="search"
              aria-invalid={problem !== null && !atServer.has(problem.kind)}
              aria-describedby={`${field}-note`}
            />
          </div>
          <Button type="submit" size="dock" aria-busy={busy === 'asking'}>
            {search.submit}
          </Button>
          {ready && (
            <Button kind="quiet" size="dock" onClick={handlers.locate} aria-busy={busy === 'locating'}>
              <PinIcon size={18} />
              {busy === 'locating' ? search.locating : search.locate}
            </Button>
          )}
        </form>
        <div id={`${field}-note`} className={styles.note} aria-live="polite">
          {problem === null ? (
            <p>{search.privacy}</p>
          ) : (
            <Problem model={model} locale={locale} words={words} />
          )}
        </div>
        {guess !== null && (
          <p className={styles.guess}>
            {fill(search.guess, { city: guess.name })}
            <a href={branchPath(locale, inArea(model.query, guess.code))}>
              {fill(search.guessAction, { city: guess.name })}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

/** Problems that nothing typed is to blame for. */
const atServer: ReadonlySet<FinderProblem['kind']> = new Set(['failed', 'offline', 'too-many'])

function Problem({ model, locale, words }: Omit<SearchBandProps, 'handlers'>) {
  const { problem, query } = model
  if (problem === null) return null
  const { search } = words
  const text = {
    empty: search.empty,
    unknown: search.unknown,
    failed: search.failed,
    offline: search.offline,
    'too-many': search.tooMany,
    ambiguous: search.ambiguous,
  }[problem.kind]
  return (
    <div className={styles.problem}>
      <p>
        <AlertIcon size={16} />
        {text}
      </p>
      {problem.kind === 'ambiguous' && (
        <ul>
          {problem.areas.map((area) => (
            <li key={area.at(-1)?.code}>
              <a href={branchPath(locale, inArea(query, area.at(-1)?.code ?? null))}>
                {area.map(({ name }) => name).join(' ')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { Button } from '@hongyan/ui/button.tsx'
import { SelectField, TextField } from '@hongyan/ui/field.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { type ListFilters, queryOf } from './list-filters.ts'
import list from './own-list.module.css'

/** Words of the form that looks for something in a list. */
export type FindWords = Readonly<Record<'title' | 'text' | 'from' | 'until' | 'submit' | 'clear', string>>

export type FindFormProps = {
  readonly words: FindWords
  readonly filters: ListFilters
  readonly longestText: number
  /** The choice that this list has beside text and days. */
  readonly choice: {
    readonly name: string
    readonly label: string
    readonly value: string | null
    /** Each choice and its name; the empty one is any. */
    readonly options: readonly (readonly [value: string, name: string])[]
  }
  readonly isFiltered: boolean
  /** Address of the list with a query. */
  readonly link: (query?: string) => string
}

/** Looks for something in a list. It is sent as a form: a name that is looked for stands in no address. */
export function FindForm({ words, filters, longestText, choice, isFiltered, link }: FindFormProps) {
  return (
    <search aria-label={words.title}>
      {/* Back on the page, the fields say what is shown and not what was chosen last. */}
      <form method="post" action={link()} className={list.find} autoComplete="off">
        <input type="hidden" name="act" value="find" />
        <HiddenFields fields={{ of: filters.of, tab: filters.tab }} />
        <TextField
          id="find-text"
          name="text"
          label={words.text}
          defaultValue={filters.text}
          maxLength={longestText}
          autoComplete="off"
          className={list.wide}
        />
        <SelectField
          id={`find-${choice.name}`}
          name={choice.name}
          label={choice.label}
          defaultValue={choice.value ?? ''}
        >
          {choice.options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            id={`find-${name}`}
            name={name}
            type="date"
            label={words[name]}
            defaultValue={filters[name] ?? ''}
          />
        ))}
        <div className={list.actions}>
          <Button type="submit" kind="secondary">
            {words.submit}
          </Button>
          {isFiltered && (
            <a className={list.more} href={link(queryOf({ of: filters.of }))}>
              {words.clear}
            </a>
          )}
        </div>
      </form>
    </search>
  )
}

import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { SelectInput, TextInput } from '@hongyan/ui/field.tsx'
import { SearchIcon } from '@hongyan/ui/icons.tsx'
import { type DayWords, FindDays } from './find-days.tsx'
import styles from './find-form.module.css'
import { HiddenFields } from './hidden-fields.tsx'
import { type ListFilters, queryOf } from './list-filters.ts'
import list from './own-list.module.css'

/** Words of the form that looks for something in a list. */
export type FindWords = DayWords & Readonly<Record<'title' | 'text' | 'submit' | 'clear', string>>

export type FindFormProps = {
  readonly locale: LocaleId
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
export function FindForm(props: FindFormProps) {
  const { locale, words, filters, longestText, choice, isFiltered, link } = props
  return (
    <search aria-label={words.title}>
      {/* Back on the page, the fields say what is shown and not what was chosen last. */}
      <form method="post" action={link()} className={styles.find} autoComplete="off">
        <input type="hidden" name="act" value="find" />
        <HiddenFields fields={{ of: filters.of, tab: filters.tab }} />
        <div className={styles.text}>
          <SearchIcon size={18} />
          <TextInput
            name="text"
            aria-label={words.text}
            placeholder={words.text}
            defaultValue={filters.text}
            maxLength={longestText}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <SelectInput name={choice.name} aria-label={choice.label} defaultValue={choice.value ?? ''}>
          {choice.options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectInput>
        <FindDays locale={locale} words={words} filters={filters} />
        <div className={styles.acts}>
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

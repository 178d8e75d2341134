import { hasAreaTree } from '@hongyan/domain/addresses/area-form'
import { Button } from '@hongyan/ui/button.tsx'
import { FieldHint, SelectInput, TextField, TextInput } from '@hongyan/ui/field.tsx'
import { type Places, rootOfPlaces } from '../state/calls.ts'
import type { EnquiryFormState } from '../state/form-state.ts'
import styles from './field.module.css'
import { controlOf, fieldOf, GroupField, idOf } from './field.tsx'

const levels = ['province', 'city', 'district'] as const
type Level = (typeof levels)[number]

/**
 * The area as addresses of the home have it; in China province, city and district as three lists, each filled by the one before. Where the tree does not come, or no
 * script fetches it, the places are typed and the server finds them.
 */
export function AreaField({ form }: { readonly form: EnquiryFormState }) {
  return hasAreaTree ? <AreaByLevels form={form} /> : <AreaInOneLine form={form} />
}

/** What an address of the home is written with says itself where it is: a postcode and its town. */
function AreaInOneLine({ form }: { readonly form: EnquiryFormState }) {
  return (
    <TextField
      {...fieldOf(form, 'fullAddress', true)}
      name="district"
      maxLength={70}
      autoComplete="postal-code"
      value={form.values.district}
      onChange={(event) => form.change('district', event.target.value)}
      onBlur={() => form.leave('district')}
    />
  )
}

function AreaByLevels({ form }: { readonly form: EnquiryFormState }) {
  const { words } = form.props
  const { places, placesFailed, retryPlaces } = form.lists
  const typed = form.awake && places === null && placesFailed
  return (
    <GroupField form={form} path="fullAddress" wide>
      <div className={styles.area} data-typed={typed || undefined}>
        {levels.map((level, depth) =>
          typed ? (
            <PlaceInput key={level} form={form} level={level} first={depth === 0} />
          ) : (
            <PlaceSelect key={level} form={form} level={level} depth={depth} />
          ),
        )}
      </div>
      {!form.awake && (
        <noscript>
          <div className={styles.area}>
            {levels.map((level) => (
              <TextInput
                key={level}
                name={level}
                aria-label={words.fields[level]}
                placeholder={words.fields[level]}
                defaultValue={form.values[level]}
              />
            ))}
          </div>
        </noscript>
      )}
      {typed && (
        <FieldHint>
          {words.hints.listsFailed}{' '}
          <Button kind="quiet" size="small" onClick={retryPlaces}>
            {words.hints.listsRetry}
          </Button>
        </FieldHint>
      )}
    </GroupField>
  )
}

function PlaceInput({
  form,
  level,
  first,
}: {
  readonly form: EnquiryFormState
  readonly level: Level
  readonly first: boolean
}) {
  const { words } = form.props
  return (
    <TextInput
      {...controlOf(form, 'fullAddress')}
      id={first ? idOf(form, 'fullAddress') : idOf(form, level)}
      name={level}
      aria-label={words.fields[level]}
      placeholder={words.fields[level]}
      value={form.values[level]}
      onChange={(event) => form.change(level, event.target.value)}
    />
  )
}

function PlaceSelect({
  form,
  level,
  depth,
}: {
  readonly form: EnquiryFormState
  readonly level: Level
  readonly depth: number
}) {
  const { words } = form.props
  const { places } = form.lists
  const among = choicesAt(form, depth)
  const prompts = [words.hints.chooseProvince, words.hints.chooseCity, words.hints.chooseDistrict] as const
  return (
    <SelectInput
      {...controlOf(form, 'fullAddress')}
      id={depth === 0 ? idOf(form, 'fullAddress') : idOf(form, level)}
      name={level}
      aria-label={words.fields[level]}
      aria-busy={form.awake && places === null ? true : undefined}
      disabled={among.length === 0}
      value={among.some(({ value }) => value === form.values[level]) ? form.values[level] : ''}
      onChange={(event) => form.change(level, event.target.value)}
    >
      <option value="">{prompts[depth]}</option>
      {among.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectInput>
  )
}

type PlaceChoice = { readonly code: string; readonly name: string; readonly value: string }

/** The places of one level under those chosen above it. */
function choicesAt(form: EnquiryFormState, depth: number): readonly PlaceChoice[] {
  const { places } = form.lists
  if (places === null) return []
  let among = choicesUnder(places, rootOfPlaces)
  for (const level of levels.slice(0, depth)) {
    const chosen = among.find(({ value }) => value === form.values[level])
    if (chosen === undefined) return []
    among = choicesUnder(places, chosen.code)
  }
  return among
}

/** A place is sent by its name; where neighbours share one, by its code. */
function choicesUnder(places: Places, parent: string): readonly PlaceChoice[] {
  const list = places[parent] ?? []
  return list.map(({ code, address }) => {
    const unique = list.filter((other) => other.address === address).length === 1
    return { code, name: address, value: unique ? address : code }
  })
}

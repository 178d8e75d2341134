import { branchServices } from '@hongyan/domain/branches/branch'
import { fill, type LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { FormEvent } from 'react'
import { paths } from '../../../paths.ts'
import { portion, radii } from '../branch-answer.ts'
import type { BranchQuery } from './branch-query.ts'
import { readBranchQuery } from './branch-query.ts'
import styles from './filter-form.module.css'
import type { FinderHandlers } from './finder-model.ts'
import type { FinderWords } from './words.ts'

/** Services worth filtering by: the two that every branch has are not among them. */
const offered = branchServices.filter((service) => service !== 'drop-off' && service !== 'collection')

/** What a branch must have. A plain GET form; where a script answers, every change asks at once. */
export function FilterForm({
  query,
  around,
  ready,
  handlers,
  locale,
  words,
}: {
  readonly query: BranchQuery
  /** Whether the answer is around a point, which has a radius to choose. */
  readonly around: boolean
  readonly ready: boolean
  readonly handlers: FinderHandlers
  readonly locale: LocaleId
  readonly words: FinderWords
}) {
  const { filter, services } = words
  const ask = (form: HTMLFormElement) => {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) fields.append(name, String(value))
    handlers.change({ ...readBranchQuery(fields), limit: portion })
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (ready) ask(event.currentTarget)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask(event.currentTarget)
  }
  return (
    <form
      action={paths.network(locale)}
      method="get"
      className={styles.filter}
      onChange={change}
      onSubmit={submit}
      key={JSON.stringify(query)}
    >
      {query.area !== null && <input type="hidden" name="area" value={query.area} />}
      <fieldset>
        <legend className="visually-hidden">{filter.title}</legend>
        <label>
          <input type="checkbox" name="open" value="1" defaultChecked={query.openNow} />
          {filter.open}
        </label>
      </fieldset>
      <details className={styles.services} open={query.services.length > 0}>
        <summary>
          {filter.services}
          <ChevronDownIcon size={16} />
        </summary>
        <fieldset>
          <legend className="visually-hidden">{filter.services}</legend>
          {offered.map((service) => (
            <label key={service}>
              <input
                type="checkbox"
                name="service"
                value={service}
                defaultChecked={query.services.includes(service)}
              />
              {services[service]}
            </label>
          ))}
        </fieldset>
      </details>
      {around && (
        <fieldset className={styles.radius}>
          <legend>{filter.radius}</legend>
          {radii.map((km) => (
            <label key={km}>
              <input type="radio" name="radius" value={km} defaultChecked={km === query.radiusKm} />
              {fill(filter.km, { km })}
            </label>
          ))}
        </fieldset>
      )}
      {!ready && (
        <Button type="submit" kind="quiet" size="small">
          {filter.submit}
        </Button>
      )}
    </form>
  )
}

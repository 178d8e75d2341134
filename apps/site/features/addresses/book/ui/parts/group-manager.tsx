import { fill } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { TextInput } from '@hongyan/ui/field.tsx'
import type { FormEvent } from 'react'
import { paths } from '../../../../../paths.ts'
import { groupName } from '../book-model.ts'
import type { BookViewProps } from '../book-view-props.ts'
import { formTo, Hidden, linkTo } from './acts.tsx'
import styles from './group-manager.module.css'

/** The groups that addresses are in: each can be renamed or dissolved, and its addresses stay. */
export function GroupManager({ model, handlers }: BookViewProps) {
  const { locale, words, groups, ready } = model
  const { manage } = words.book
  return (
    <section className={styles.manager} aria-labelledby="manage-groups">
      <h2 id="manage-groups">{manage.title}</h2>
      <p>{groups.length === 0 ? manage.none : manage.lead}</p>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <form
              {...formTo(locale)}
              className={styles.name}
              onSubmit={(event: FormEvent<HTMLFormElement>) => {
                if (!ready) return
                event.preventDefault()
                const to = String(new FormData(event.currentTarget).get('to') ?? '').trim()
                if (to !== '') handlers.rename(group, to)
              }}
            >
              <Hidden values={{ act: 'rename', from: group }} />
              <TextInput
                name="to"
                required
                maxLength={20}
                defaultValue={groupName(group, words)}
                aria-label={fill(manage.name, { group: groupName(group, words) })}
                autoComplete="off"
              />
              <Button type="submit" kind="quiet" size="small">
                {manage.rename}
              </Button>
            </form>
            <form {...formTo(locale, ready ? () => handlers.rename(group, null) : null)}>
              <Hidden values={{ act: 'dissolve', from: group }} />
              <Button
                type="submit"
                kind="quiet"
                size="small"
                aria-label={fill(manage.dissolve, { group: groupName(group, words) })}
              >
                {manage.dissolveShort}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <ButtonLink
        kind="secondary"
        size="small"
        href={paths.address(locale)}
        {...linkTo(ready, () => handlers.manage(false))}
      >
        {manage.done}
      </ButtonLink>
    </section>
  )
}

import { merchantMessages } from '@hongyan/content/messages'
import { keyScopes, longestKeyName } from '@hongyan/domain/merchants/merchant-rules'
import { fill, formatDate, formatMoment, homeZone } from '@hongyan/locales'
import { Button, buttonClass } from '@hongyan/ui/button.tsx'
import { Field, TextField } from '@hongyan/ui/field.tsx'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import type { MerchantPage, ShownKey } from '../load.ts'
import { ActForm, ConfirmedActForm } from './act-form.tsx'
import { NoKeys } from './no-keys.tsx'
import styles from './page.module.css'

type Props = { readonly data: MerchantPage }

/** The keys of the account, and the form for another one. */
export function KeysSection({ data }: Props) {
  const { keys: words } = merchantMessages(data.locale)
  const { keys } = data.view
  return (
    <section className={stack(16)} aria-labelledby="keys">
      <div className={styles.bar}>
        <h2 id="keys">{words.title}</h2>
        <NewKey data={data} />
      </div>
      {keys.length === 0 ? (
        <NoKeys locale={data.locale} origin={data.origin} />
      ) : (
        <table className={styles.keys}>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.beginsWith}</th>
              <th scope="col">{words.scopes}</th>
              <th scope="col">{words.created}</th>
              <th scope="col">{words.used}</th>
              <th scope="col">
                <span className="visually-hidden">{words.acts}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <KeyRow key={key.id} data={data} of={key} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function KeyRow({ data, of }: Props & { readonly of: ShownKey }) {
  const { locale } = data
  const { keys: words } = merchantMessages(locale)
  const moment = (at: string) => formatMoment(locale, at, homeZone)
  return (
    <tr>
      <th scope="row">
        <h3>{of.name}</h3>
      </th>
      <td data-label={words.beginsWith}>
        <code translate="no">{of.beginsWith}…</code>
      </td>
      <td data-label={words.scopes}>
        <span className={styles.tags}>
          {of.scopes.map((scope) => (
            <Tag key={scope}>{words.scopeNames[scope]}</Tag>
          ))}
        </span>
      </td>
      <td data-label={words.created}>{formatDate(locale, of.createdAt, homeZone)}</td>
      <td data-label={words.used}>{of.usedAt === null ? words.never : moment(of.usedAt)}</td>
      <td>
        <div className={styles.acts}>
          {of.endsAt === null ? (
            <ConfirmedActForm
              data={data}
              act="rotate-key"
              id={of.id}
              about={of.name}
              label={words.rotate}
              sure={words.rotateSure}
              hint={words.rotateHint}
            />
          ) : (
            <span className={styles.quiet}>
              {fill(words.ends, { time: formatDate(locale, of.endsAt, homeZone) })}
            </span>
          )}
          <ConfirmedActForm
            data={data}
            act="revoke-key"
            id={of.id}
            about={of.name}
            label={words.revoke}
            sure={words.revokeSure}
            hint={words.revokeHint}
            ends
          />
        </div>
      </td>
    </tr>
  )
}

function NewKey({ data }: Props) {
  const { locale, submitted } = data
  const { keys: words } = merchantMessages(locale)
  const sent = submitted?.act === 'create-key' && submitted.secret === null ? submitted : null
  return (
    <details className={styles.fold} open={sent !== null}>
      <summary className={buttonClass({ kind: 'secondary', size: 'small' })}>
        <PlusIcon size={18} />
        {words.add}
      </summary>
      <ActForm data={data} act="create-key" className={styles.form}>
        <TextField
          id="key-name"
          name="name"
          label={words.name}
          hint={words.nameHint}
          problem={sent?.problems.name}
          defaultValue={sent?.values.name}
          maxLength={longestKeyName}
          autoComplete="off"
          required
        />
        <Field id="key-scopes" label={words.scopes} problem={sent?.problems.scopes} group>
          {keyScopes.map((scope) => (
            <label key={scope} className={styles.tick}>
              <input
                type="checkbox"
                name={`scopes.${scope}`}
                defaultChecked={sent === null ? scope === 'quotes' : `scopes.${scope}` in sent.values}
              />
              {words.scopeNames[scope]}
            </label>
          ))}
        </Field>
        <Button type="submit" size="small">
          {words.make}
        </Button>
      </ActForm>
    </details>
  )
}

import { merchantMessages } from '@hongyan/content/messages'
import { longestWebhookUrl, webhookTopics } from '@hongyan/domain/merchants/merchant-rules'
import { fill, formatMoment, homeZone } from '@hongyan/locales'
import { Button, buttonClass } from '@hongyan/ui/button.tsx'
import { Field, TextField } from '@hongyan/ui/field.tsx'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../paths.ts'
import asked from '../../../shell/parts/confirmed-action/confirmed-action.module.css'
import type { MerchantPage, ShownWebhook } from '../load.ts'
import { ActForm, ConfirmedActForm } from './act-form.tsx'
import { EventLog } from './event-log.tsx'
import { NoWebhooks } from './no-webhooks.tsx'
import styles from './page.module.css'

type Props = { readonly data: MerchantPage }

/** The webhooks of the account, one with its log, and the form for another one. */
export function WebhooksSection({ data }: Props) {
  const { webhooks: words } = merchantMessages(data.locale)
  const { webhooks } = data.view
  return (
    <section className={stack(16)} aria-labelledby="webhooks">
      <div className={styles.bar}>
        <h2 id="webhooks">{words.title}</h2>
        <NewWebhook data={data} />
      </div>
      {webhooks.length === 0 && <NoWebhooks locale={data.locale} />}
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} data={data} of={webhook} />
      ))}
    </section>
  )
}

function WebhookCard({ data, of }: Props & { readonly of: ShownWebhook }) {
  const { locale, view } = data
  const { webhooks: words } = merchantMessages(locale)
  const moment = (at: string) => formatMoment(locale, at, homeZone)
  const isLost = of.secretState === 'lost'
  return (
    <article className={styles.card} id={of.id}>
      <header className={styles.cardHead}>
        <div className={styles.named}>
          <h3 translate="no">{of.url}</h3>
          <p>{of.topics.map((topic) => words.topicNames[topic]).join(' · ')}</p>
          {isLost ? (
            <p className={styles.lost}>{words.lost}</p>
          ) : (
            <p>
              {fill(words.signed, { time: moment(of.secretSince) })}
              {of.earlierUntil && ` ${fill(words.both, { time: moment(of.earlierUntil) })}`}
            </p>
          )}
        </div>
        {isLost ? (
          <Tag tone="caution">{words.state.lost}</Tag>
        ) : (
          <Tag tone={of.state === 'on' ? 'positive' : 'neutral'}>{words.state[of.state]}</Tag>
        )}
      </header>
      <div className={styles.cardActs}>
        {of.state === 'on' && !isLost && (
          <ActForm data={data} act="test" id={of.id}>
            <Button type="submit" kind="secondary" size="small">
              {words.test}
            </Button>
          </ActForm>
        )}
        <ConfirmedActForm
          data={data}
          act="rotate-secret"
          id={of.id}
          about={of.url}
          label={words.rotate}
          sure={words.rotateSure}
          hint={isLost ? words.rotateLostHint : words.rotateHint}
          more={<input type="hidden" name="secretVersion" value={of.secretVersion} />}
        />
        <ConfirmedActForm
          data={data}
          act="remove-webhook"
          id={of.id}
          about={of.url}
          label={words.remove}
          sure={words.removeSure}
          hint={words.removeHint}
          ends
        />
        <EditWebhook data={data} of={of} />
      </div>
      {view.log?.webhookId === of.id ? (
        <EventLog data={data} log={view.log} />
      ) : (
        <p className={styles.cardFoot}>
          <a className={styles.more} href={`${paths.merchant(locale, `webhook=${of.id}`)}#${of.id}`}>
            {words.open}
          </a>
        </p>
      )}
    </article>
  )
}

function EditWebhook({ data, of }: Props & { readonly of: ShownWebhook }) {
  const { locale, submitted } = data
  const { webhooks: words } = merchantMessages(locale)
  const isRefused = submitted?.act === 'change-webhook' && submitted.id === of.id
  const sent = isRefused ? submitted : null
  const state = sent?.values.state ?? of.state
  return (
    <details className={styles.fold} open={isRefused}>
      <summary className={asked.act}>{words.edit}</summary>
      <ActForm data={data} act="change-webhook" id={of.id} className={styles.form}>
        <WebhookFields
          data={data}
          id={of.id}
          url={sent?.values.url ?? of.url}
          topics={sent ? tickedIn(sent.values) : of.topics}
          problems={sent?.problems ?? {}}
        />
        <Field id={`${of.id}-state`} label={words.status} group>
          {(['on', 'off'] as const).map((value) => (
            <label key={value} className={styles.tick}>
              <input type="radio" name="state" value={value} defaultChecked={state === value} />
              {value === 'on' ? words.isOn : words.isOff}
            </label>
          ))}
        </Field>
        <Button type="submit" kind="secondary" size="small">
          {words.save}
        </Button>
      </ActForm>
    </details>
  )
}

function NewWebhook({ data }: Props) {
  const { locale, submitted } = data
  const { webhooks: words } = merchantMessages(locale)
  const sent = submitted?.act === 'add-webhook' && submitted.secret === null ? submitted : null
  return (
    <details className={styles.fold} open={sent !== null}>
      <summary className={buttonClass({ kind: 'secondary', size: 'small' })}>
        <PlusIcon size={18} />
        {words.add}
      </summary>
      <ActForm data={data} act="add-webhook" className={styles.form}>
        <WebhookFields
          data={data}
          id="new"
          url={sent?.values.url ?? ''}
          topics={sent ? tickedIn(sent.values) : webhookTopics}
          problems={sent?.problems ?? {}}
        />
        <Button type="submit" size="small">
          {words.make}
        </Button>
      </ActForm>
    </details>
  )
}

type FieldsProps = Props & {
  readonly id: string
  readonly url: string
  readonly topics: readonly string[]
  readonly problems: Readonly<Record<string, string>>
}

function WebhookFields({ data: { locale }, id, url, topics, problems }: FieldsProps) {
  const { webhooks: words } = merchantMessages(locale)
  return (
    <>
      <TextField
        id={`${id}-url`}
        name="url"
        type="url"
        label={words.url}
        hint={words.urlHint}
        problem={problems.url}
        defaultValue={url}
        placeholder="https://"
        maxLength={longestWebhookUrl}
        autoComplete="off"
        required
      />
      <Field id={`${id}-topics`} label={words.topics} problem={problems.topics} group>
        {webhookTopics.map((topic) => (
          <label key={topic} className={styles.tick}>
            <input type="checkbox" name={`topics.${topic}`} defaultChecked={topics.includes(topic)} />
            {words.topicNames[topic]}
          </label>
        ))}
      </Field>
    </>
  )
}

function tickedIn(values: Readonly<Record<string, string>>): readonly string[] {
  return webhookTopics.filter((topic) => `topics.${topic}` in values)
}

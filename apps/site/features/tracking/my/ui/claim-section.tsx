import { myShipmentMessages } from '@hongyan/content/messages'
import { claimKinds, claimLimits, claimMediaTypes } from '@hongyan/domain/claims/claim-vocabulary'
import { fill, formatMoney, type LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { controlAttributes, Field, SelectField, TextArea, TextField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag, type Tone } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../../paths.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import type { MyShipment } from '../load.ts'
import styles from './page.module.css'
import { actionOf, type DetailsProps, ShipmentFields } from './shipment-fields.tsx'

type Claim = MyShipment['claims'][number]

const tones: Readonly<Record<Claim['state'], Tone>> = {
  received: 'neutral',
  reviewing: 'neutral',
  'proof-needed': 'caution',
  granted: 'positive',
  refused: 'neutral',
  withdrawn: 'neutral',
}

/** The claims about a shipment, and a new one, which stays folded until somebody has one. */
export function ClaimSection({ data, own }: DetailsProps) {
  const words = myShipmentMessages(data.locale).claim
  if (own.claims.length === 0) {
    return own.mayClaim ? (
      <NewClaim data={data} own={own} className={styles.act} />
    ) : (
      <p className={record.quiet}>{words.closed}</p>
    )
  }
  return (
    <section className={classNames(record.card, styles.claims)}>
      <h3>{words.title}</h3>
      {own.claims.map((claim) => (
        <OneClaim key={claim.number} claim={claim} data={data} own={own} />
      ))}
      {own.mayClaim ? (
        <NewClaim data={data} own={own} className={record.fold} />
      ) : (
        <p className={record.quiet}>{words.closed}</p>
      )}
    </section>
  )
}

function NewClaim({ data, own, className }: DetailsProps & { readonly className: string | undefined }) {
  const { locale } = data
  const words = myShipmentMessages(locale).claim
  const submitted = data.submitted?.act === 'claim' ? data.submitted : null
  const value = (name: string) => submitted?.values[name] ?? ''
  const problem = (name: string) => submitted?.problems[name]
  return (
    <details open={submitted !== null || undefined} className={className}>
      <summary>{words.submit}</summary>
      <form method="post" action={actionOf(locale, own)} className={stack(16, record.form)}>
        <ShipmentFields act="claim" data={data} own={own} />
        <input type="hidden" name="request" value={data.claimKey} />
        <p className={record.quiet}>{words.lead}</p>
        <SelectField
          id="claim-kind"
          name="kind"
          label={words.kind}
          problem={problem('kind')}
          defaultValue={value('kind') || 'damaged'}
        >
          {claimKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          id="claim-amount"
          name="amount"
          label={words.amount}
          problem={problem('amount')}
          defaultValue={value('amount')}
          inputMode="decimal"
          required
          autoComplete="off"
          maxLength={20}
        />
        <Field id="claim-story" label={words.story} hint={words.storyHint} problem={problem('story')}>
          <TextArea
            {...controlAttributes('claim-story', { hint: words.storyHint, problem: problem('story') })}
            name="story"
            rows={4}
            required
            maxLength={claimLimits.story}
            defaultValue={value('story')}
          />
        </Field>
        <Button type="submit" kind="secondary" size="small">
          {words.submit}
        </Button>
      </form>
    </details>
  )
}

function OneClaim({ claim, data, own }: DetailsProps & { readonly claim: Claim }) {
  const { locale } = data
  const words = myShipmentMessages(locale).claim
  const submitted =
    data.submitted?.act === 'file' && data.submitted.values.claim === claim.number ? data.submitted : null
  const id = `file-${claim.number}`
  return (
    <div className={styles.claim}>
      <p className={styles.claimHead}>
        <b>{words.kinds[claim.kind]}</b>
        <Tag tone={tones[claim.state]}>{stateWords(locale, claim)}</Tag>
      </p>
      <p className={record.quiet}>
        {fill(words.number, { number: claim.number })} ·{' '}
        {fill(words.asked, { amount: formatMoney(locale, claim.amount) })}
      </p>
      {claim.reason && <p>{words.reasons[claim.reason]}</p>}
      <p className={styles.story}>{claim.story}</p>
      {claim.files.length > 0 && (
        <ul className={styles.files} aria-label={words.files}>
          {claim.files.map((file) => (
            <li key={file.id}>
              <a href={paths.claimFile(claim.number, file.id)} download>
                {file.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {claim.mayAdd && claim.files.length < claimLimits.files && (
        <form
          method="post"
          action={actionOf(locale, own)}
          encType="multipart/form-data"
          className={stack(16, record.form)}
        >
          <ShipmentFields act="file" data={data} own={own} />
          <input type="hidden" name="claim" value={claim.number} />
          <Field id={id} label={words.file} hint={words.fileHint} problem={submitted?.problems.file}>
            <input
              {...controlAttributes(id, { hint: words.fileHint, problem: submitted?.problems.file })}
              type="file"
              name="file"
              accept={claimMediaTypes.join()}
              required
              data-most-bytes={claimLimits.fileBytes}
              data-too-large={words.tooLarge}
              data-heic={words.heic}
            />
          </Field>
          <Button type="submit" kind="secondary" size="small">
            {words.add}
          </Button>
        </form>
      )}
      {claim.mayWithdraw && (
        <form method="post" action={actionOf(locale, own)}>
          <ShipmentFields act="withdraw" data={data} own={own} />
          <input type="hidden" name="claim" value={claim.number} />
          <button type="submit" className={list.more}>
            {words.withdraw}
          </button>
        </form>
      )}
    </div>
  )
}

function stateWords(locale: LocaleId, { state, granted }: Claim): string {
  const { states } = myShipmentMessages(locale).claim
  return state === 'granted'
    ? fill(states.granted, { amount: formatMoney(locale, granted ?? 0) })
    : states[state]
}

import { carbonMessages } from '@hongyan/content'
import { hasAreaTree } from '@hongyan/domain/addresses/area-form'
import { transportModes } from '@hongyan/domain/carbon/legs/leg'
import type { LinkField, LinkQuestion } from '@hongyan/domain/carbon/read-link'
import { offeredPlaces } from '@hongyan/domain/places/find-place'
import { type LocaleId, plural } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { AlertIcon, ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths, resultAnchor } from '../../../paths.ts'
import { faultText } from '../text/fault-text.ts'
import { cityName } from '../text/step-words.ts'
import styles from './carbon-form.module.css'

type FormProps = { readonly locale: LocaleId; readonly question: LinkQuestion }

const cityList = 'carbon-cities'
const distances = ['first', 'main', 'last'] as const

/** What is to be sent, as a plain GET form: its address is the result's, which phones scroll to. */
export function CarbonForm({ locale, question }: FormProps) {
  const { form } = carbonMessages(locale)
  const { mode, electric, typed } = question
  const fieldOf = (name: LinkField) => ({
    id: `carbon-${name}`,
    name,
    problem: faultText(locale, question, name),
  })
  // A code out of a link is shown as the name it stands for.
  const nameOf = (field: 'from' | 'to') =>
    question.kind === 'shipment' ? cityName(locale, question.shipment[field]) : typed[field]
  const known = distances.some((field) => typed[field] !== '')
  return (
    <form
      className={stack(20, styles.form)}
      action={`${paths.carbon(locale)}#${resultAnchor}`}
      method="get"
      aria-label={form.label}
      noValidate
    >
      <Problems locale={locale} question={question} />
      {(['from', 'to'] as const).map((field) => (
        <TextField
          key={field}
          {...fieldOf(field)}
          label={form[field]}
          defaultValue={nameOf(field)}
          list={cityList}
          placeholder={form.cityHint}
          autoComplete="off"
          maxLength={60}
          required
        />
      ))}
      <datalist id={cityList}>
        {offeredPlaces().map(({ cityCode, name }) => (
          <option key={cityCode} value={name[locale]} />
        ))}
      </datalist>
      <TextField
        {...fieldOf('w')}
        label={form.weight}
        defaultValue={typed.w}
        unit="kg"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
      />
      <fieldset className={styles.modes}>
        <legend>{form.mode}</legend>
        <div>
          {transportModes.map((one) => (
            <label key={one}>
              <input type="radio" name="mode" value={one} defaultChecked={one === mode} />
              {form.modes[one]}
            </label>
          ))}
        </div>
      </fieldset>
      {/* Only of China's provinces is it known what their grids emit. */}
      {hasAreaTree && (
        <label className={styles.check}>
          <input type="checkbox" name="van" value="electric" defaultChecked={electric} />
          <span>
            {form.electric}
            <small>{form.electricHint}</small>
          </span>
        </label>
      )}
      <details className={styles.known} open={known}>
        <summary>
          {form.known}
          <ChevronDownIcon size={16} />
        </summary>
        <p>{form.knownHint}</p>
        <div className={styles.trio}>
          {distances.map((field) => (
            <TextField
              key={field}
              {...fieldOf(field)}
              label={form[field]}
              narrow
              defaultValue={typed[field]}
              unit="km"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
            />
          ))}
        </div>
      </details>
      <div className={styles.actions}>
        <Button type="submit" className={styles.submit}>
          {question.kind === 'shipment' ? form.again : form.submit}
        </Button>
        {question.kind !== 'empty' && (
          <a className={styles.clear} href={paths.carbon(locale)}>
            {form.clear}
          </a>
        )}
      </div>
    </form>
  )
}

/** What must be put right, with a link to each field. */
function Problems({ locale, question }: FormProps) {
  if (question.kind !== 'faults') return null
  const fields = Object.keys(question.faults) as LinkField[]
  return (
    <div className={styles.problems} role="alert">
      <AlertIcon size={20} />
      <div>
        <strong>{plural(locale, fields.length, carbonMessages(locale).faults.title)}</strong>
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#carbon-${field}`}>{faultText(locale, question, field)}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

import { lacksDigit } from '@hongyan/domain/orders/order-phone'
import { areaLine, fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './address-input.module.css'
import type { AddressDraft, AddressTexts, ReadChanges } from './address-model.ts'
import { areaPath } from './area-path.ts'
import type { AreaTree, ReadAddress, Sureness } from './ask-addresses.ts'

type ReadResultProps = {
  readonly texts: AddressTexts
  readonly tree: AreaTree
  readonly address: ReadAddress
  readonly draft: AddressDraft
  readonly contact: boolean
  /** Whether what is said to the courier has a place in the form. */
  readonly keepsRemark: boolean
  /** The fields to change, or null for none. */
  readonly onApply: (changes: ReadChanges | null) => void
}

type Field = keyof AddressDraft | 'remark'
type Row = {
  readonly field: Field
  readonly value: string
  readonly shown: string
  readonly sureness: Sureness
}

/** What was read of a pasted address, a line for each field: how sure it is, what was changed, what it replaces. */
export function ReadResult({ texts, tree, address, draft, contact, keepsRemark, onApply }: ReadResultProps) {
  const { words, locale } = texts
  const { read, fields } = words
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  const [area, setArea] = useState(address.code ?? '')
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  useEffect(() => head.current?.focus(), [])

  const lineOf = (code: string) => {
    const names = areaPath(tree, code).map((one) => one.address)
    return areaLine(names, locale)
  }
  const readNames = [address.province, address.city, address.district].flatMap((one) =>
    one ? [one.name] : [],
  )
  const rows = rowsOf(
    address,
    area,
    area === address.code ? areaLine(readNames, locale) : lineOf(area),
  ).filter(
    ({ field, value }) =>
      value !== '' &&
      (contact || (field !== 'name' && field !== 'phone')) &&
      (keepsRemark || field !== 'remark'),
  )
  const before = (field: Field) =>
    field === 'area' ? lineOf(draft.area) : field === 'remark' ? '' : draft[field]
  const used = rows.filter(({ field }) => !left.has(field))

  return (
    <section className={styles.read} aria-labelledby={`${id}-title`}>
      <h3 ref={head} id={`${id}-title`} tabIndex={-1}>
        {read.title}
      </h3>
      <MarkedText
        parts={address.parts}
        fields={fields}
        unsure={new Set(rows.flatMap(({ field, sureness }) => (sureness === 'sure' ? [] : [field])))}
      />
      <p className={styles.hint}>{read.lead}</p>
      <ul>
        {rows.map(({ field, shown, sureness }) => (
          <li key={field}>
            <label>
              <input
                type="checkbox"
                checked={!left.has(field)}
                onChange={() => setLeft(toggled(left, field))}
                aria-describedby={`${id}-${field}`}
              />
              <span className={styles.fieldName}>{fields[field]}</span>
              <span className={styles.fieldValue}>{shown}</span>
            </label>
            <div id={`${id}-${field}`} className={styles.remarks}>
              {sureness !== 'sure' && <Tag tone="caution">{read.check}</Tag>}
              {field === 'phone' && lacksDigit(shown) && <span>{words.findings['phone-short']}</span>}
              {field === 'area' &&
                address.corrections.map(({ reason, from, to }) => (
                  <span key={`${reason}${to}`}>{fill(read.changed[reason], { from, to })}</span>
                ))}
              {before(field) !== '' && before(field) !== shown && (
                <span>{fill(read.replaces, { text: before(field) })}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      {address.hadIdentityNumber && <p className={styles.hint}>{read.identity}</p>}
      {address.remark !== '' && !keepsRemark && (
        <p className={styles.hint}>{fill(read.remark, { text: address.remark })}</p>
      )}
      {address.candidates.length > 0 && (
        <fieldset className={styles.candidates}>
          <legend>{read.ambiguous}</legend>
          {address.candidates.map(({ code, name }) => (
            <label key={code}>
              <input
                type="radio"
                name={`${id}-area`}
                checked={area === code}
                onChange={() => setArea(code)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <div className={cluster(12)}>
        <Button
          size="small"
          kind="secondary"
          disabled={used.length === 0}
          onClick={() => onApply(Object.fromEntries(used.map(({ field, value }) => [field, value])))}
        >
          {read.apply}
        </Button>
        <Button size="small" kind="quiet" onClick={() => onApply(null)}>
          {read.dismiss}
        </Button>
      </div>
    </section>
  )
}

/** The text itself, with what each stretch was taken for under it; the list below says the same in words. */
function MarkedText({
  parts,
  fields,
  unsure,
}: {
  readonly parts: ReadAddress['parts']
  readonly fields: AddressTexts['words']['fields']
  /** What asks for a second look. */
  readonly unsure: ReadonlySet<Field>
}) {
  const stretches: { as: Field | null; text: string }[] = []
  for (const { as, text } of parts) {
    const field = fieldOf(as)
    const last = stretches.at(-1)
    const before = stretches.at(-2)
    if (last && last.as === field) last.text += text
    // A space between two stretches of one field is part of it.
    else if (field !== null && last?.as === null && last.text.trim() === '' && before?.as === field) {
      before.text += last.text + text
      stretches.pop()
    } else stretches.push({ as: field, text })
  }
  return (
    <p className={styles.marked} aria-hidden="true">
      {stretches.map(({ as, text }, at) =>
        as === null ? (
          text
        ) : (
          // The same words may stand twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <span key={at} data-unsure={unsure.has(as) ? '' : undefined}>
            {text}
            <small>{fields[as]}</small>
          </span>
        ),
      )}
    </p>
  )
}

function fieldOf(as: ReadAddress['parts'][number]['as']): Field | null {
  if (as === 'name' || as === 'phone' || as === 'detail' || as === 'remark') return as
  return as === 'province' || as === 'city' || as === 'district' ? 'area' : null
}

function rowsOf(address: ReadAddress, area: string, areaShown: string): readonly Row[] {
  const { name, phone, detail, confidence } = address
  const level = address.district ? 'district' : address.city ? 'city' : 'province'
  const changed = address.corrections.length > 0
  const areaSure = area !== address.code ? 'sure' : changed ? 'likely' : shortIsFine(confidence[level])
  return [
    { field: 'name', value: name ?? '', shown: name ?? '', sureness: shortIsFine(confidence.name) },
    {
      field: 'phone',
      value: phone ?? '',
      shown: phone ?? '',
      sureness: phone !== null && lacksDigit(phone) ? 'guess' : confidence.phone,
    },
    { field: 'area', value: area, shown: areaShown, sureness: areaSure },
    { field: 'detail', value: detail, shown: detail, sureness: shortIsFine(confidence.detail) },
    { field: 'remark', value: address.remark, shown: address.remark, sureness: 'sure' },
  ]
}

/** What is likely is shown to be confirmed anyway; only a guess asks for a second look. */
const shortIsFine = (sureness: Sureness): Sureness => (sureness === 'likely' ? 'sure' : sureness)

function toggled(fields: ReadonlySet<Field>, field: Field): ReadonlySet<Field> {
  const next = new Set(fields)
  if (!next.delete(field)) next.add(field)
  return next
}

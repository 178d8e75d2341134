import { SelectInput } from '@hongyan/ui/field.tsx'
import { useEffect, useState } from 'react'
import styles from './address-input.module.css'
import { type AddressTexts, areaRoot } from './address-model.ts'
import { areaPath } from './area-path.ts'
import type { AreaOption, AreaTree } from './ask-addresses.ts'

type AreaSelectsProps = {
  readonly texts: AddressTexts
  /** Empty until it is there. */
  readonly tree: AreaTree
  /** The tree is still on its way. */
  readonly waits: boolean
  readonly area: string
  readonly onArea: (code: string) => void
}

/**
 * The area step by step, in three lists of the browser's own: keyboard, touch and screen readers know them. Folded, as
 * the search above asks the same; open by itself where the area is not down to its district yet.
 */
export function AreaSelects({ texts, tree, waits, area, onArea }: AreaSelectsProps) {
  const { fields, area: text } = texts.words
  const [province, city, district] = areaPath(tree, area)
  const cities = province ? (tree[province.code] ?? []) : []
  // A municipality is its own only city: its districts stand right behind the province.
  const [only] = cities
  const chosenCity = city ?? (cities.length === 1 ? only : undefined)
  const districts = chosenCity ? (tree[chosenCity.code] ?? []) : []
  const whole = chosenCity !== undefined && districts.length === 0
  const isPartial = province !== undefined && district === undefined && !whole
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (isPartial) setOpen(true)
  }, [isPartial])
  return (
    <details className={styles.byStep} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.byStep}</summary>
      <div className={styles.steps}>
        <AreaSelect
          label={fields.province}
          hint={waits ? text.loading : text.chooseProvince}
          options={tree[areaRoot] ?? []}
          chosen={province}
          onChoose={onArea}
        />
        <AreaSelect
          label={fields.city}
          hint={text.chooseCity}
          options={cities}
          chosen={chosenCity}
          onChoose={(code) => onArea(code || (province?.code ?? ''))}
        />
        <AreaSelect
          label={fields.district}
          hint={whole ? text.whole : text.chooseDistrict}
          options={districts}
          chosen={district}
          onChoose={(code) => onArea(code || (chosenCity?.code ?? ''))}
        />
      </div>
    </details>
  )
}

type AreaSelectProps = {
  readonly label: string
  readonly hint: string
  readonly options: readonly AreaOption[]
  readonly chosen: AreaOption | undefined
  readonly onChoose: (code: string) => void
}

function AreaSelect({ label, hint, options, chosen, onChoose }: AreaSelectProps) {
  return (
    <SelectInput
      aria-label={label}
      value={chosen?.code ?? ''}
      disabled={options.length === 0}
      onChange={(event) => onChoose(event.target.value)}
      data-empty={chosen ? undefined : ''}
    >
      <option value="">{hint}</option>
      {options.map(({ code, address }) => (
        <option key={code} value={code}>
          {address}
        </option>
      ))}
    </SelectInput>
  )
}

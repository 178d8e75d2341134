import { appliedFactor } from '@hongyan/domain/carbon/emission'
import type { Column } from '@hongyan/domain/carbon/factors/factor-contract'
import type { Step } from '@hongyan/domain/carbon/footprint'
import type { Shipment } from '@hongyan/domain/carbon/shipment'
import type { LocaleId } from '@hongyan/locales'
import { exactDecimal, exactKg } from './format-emission.ts'

/** One column's arithmetic of a step. */
type Arithmetic = {
  /** `0.01 t`, `1,213 km`, `0.09623 kg/tkm`: what is multiplied. */
  readonly terms: readonly string[]
  /** `1.16727 kg` */
  readonly result: string
  /** What both halves come to, where the source gives them. */
  readonly split: { readonly wtt: string; readonly ttw: string } | null
}

/** Mass times distance times factor, written out with every digit that was used. */
export function arithmeticOf(
  locale: LocaleId,
  shipment: Shipment,
  { element, ...readings }: Step,
  column: Column,
): Arithmetic {
  const reading = readings[column]
  const mass = `${exactDecimal(locale, shipment.grams / 1e6)} t`
  const way = element.kind === 'leg' ? [`${exactDecimal(locale, element.metres / 1000)} km`] : []
  return {
    terms: [mass, ...way, ...factorTerms(locale, reading)],
    result: `${exactKg(locale, reading.amount.milligrams)} kg`,
    split: reading.split && {
      wtt: `${exactKg(locale, reading.split.wtt.milligrams)} kg`,
      ttw: `${exactKg(locale, reading.split.ttw.milligrams)} kg`,
    },
  }
}

function factorTerms(locale: LocaleId, { factor, grid }: Step[Column]): readonly string[] {
  if (factor.kind === 'grid') {
    return [
      `${exactDecimal(locale, factor.wattHours / 1000)} kWh/tkm`,
      `${exactKg(locale, grid?.value ?? 0)} kg/kWh`,
    ]
  }
  const per = factor.kind === 'whole' && factor.per === 'tonne' ? 't' : 'tkm'
  return [`${exactKg(locale, appliedFactor({ factor, grid }))} kg/${per}`]
}

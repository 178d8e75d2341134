import { appliedFactor, type ColumnResult } from '@hongyan/domain/carbon/emission'
import type { Column } from '@hongyan/domain/carbon/factors/factor-contract'
import type { CarbonResult, Footprint, Step } from '@hongyan/domain/carbon/footprint'
import type { Stop } from '@hongyan/domain/carbon/legs/leg'
import type { Shipment } from '@hongyan/domain/carbon/shipment'
import type { Total } from '@hongyan/domain/carbon/total'
import { writeLink } from '@hongyan/domain/carbon/write-link'
import { findPlace } from '@hongyan/domain/places/find-place'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../paths.ts'
import type { BatchRow, PresentedFootprint } from './schema.ts'

/** Public fields of a result, with the names of places in one language. */
export function presentResult(result: CarbonResult, locale: LocaleId): PresentedFootprint {
  const { footprint, fingerprint, newer } = result
  const { shipment } = footprint
  return {
    from: shipment.from,
    to: shipment.to,
    weightKg: shipment.grams / 1000,
    mode: shipment.mode,
    km: footprint.metres / 1000,
    factorSet: footprint.set,
    steps: footprint.steps.map((step) => presentStep(step, locale)),
    totals: presentTotals(footprint.totals),
    beyondCo2: footprint.beyondCo2 === null ? null : kg(footprint.beyondCo2),
    link: linkOf(shipment, footprint.set, locale),
    fingerprint,
    newer: newer && { factorSet: newer.set, totals: presentTotals(newer.totals) },
  }
}

/** Public fields of one row of a batch that has a footprint. */
export function presentRow(row: number, footprint: Footprint, locale: LocaleId): BatchRow {
  const { shipment, totals } = footprint
  return {
    row,
    problem: null,
    from: shipment.from,
    to: shipment.to,
    weightKg: shipment.grams / 1000,
    mode: shipment.mode,
    km: footprint.metres / 1000,
    china: presentAmount(totals.china.amount),
    international: presentAmount(totals.international.amount),
    ...presentSplit(totals.international),
    link: linkOf(shipment, footprint.set, locale),
  }
}

function linkOf(shipment: Shipment, set: string, locale: LocaleId): string {
  return paths.footprint(locale, writeLink(shipment, set))
}

function presentStep({ element, china, international }: Step, locale: LocaleId) {
  const both = { china: presentReading(china), international: presentReading(international) }
  if (element.kind === 'handling') {
    const at = presentStop(element.at, locale)
    return {
      kind: 'handling' as const,
      role: null,
      carrier: 'handling',
      from: at,
      to: at,
      km: null,
      distance: null,
      ...both,
    }
  }
  return {
    kind: 'leg' as const,
    role: element.role,
    carrier: element.carrier,
    from: presentStop(element.from, locale),
    to: presentStop(element.to, locale),
    km: element.metres / 1000,
    distance: element.basis.kind,
    ...both,
  }
}

function presentStop({ kind, city }: Stop, locale: LocaleId) {
  return { kind, cityCode: city, city: findPlace(city)?.name[locale] ?? city }
}

function presentReading({ factor, grid, amount, split }: ColumnResult) {
  return {
    factor: {
      id: factor.id,
      value: kg(appliedFactor({ factor, grid })),
      unit: factor.kind === 'whole' && factor.per === 'tonne' ? ('t' as const) : ('t-km' as const),
      source: factor.source,
      place: factor.place,
      grid:
        grid === null || factor.kind !== 'grid'
          ? null
          : { kgPerKwh: kg(grid.value), kwhPerTkm: factor.wattHours / 1000, province: grid.province },
    },
    emission: presentAmount(amount),
    wtt: split === null ? null : kg(split.wtt.milligrams),
    ttw: split === null ? null : kg(split.ttw.milligrams),
  }
}

function presentTotals(totals: Readonly<Record<Column, Total>>) {
  return { china: presentTotal(totals.china), international: presentTotal(totals.international) }
}

function presentTotal(total: Total) {
  return {
    emission: presentAmount(total.amount),
    parts: total.parts.map(presentAmount),
    ...presentSplit(total),
    unsplit: total.split === null ? null : kg(total.split.unsplit.milligrams),
  }
}

function presentSplit({ split }: Total) {
  return {
    wtt: split === null ? null : kg(split.wtt.milligrams),
    ttw: split === null ? null : kg(split.ttw.milligrams),
  }
}

function presentAmount({ milligrams, boundary }: Total['parts'][number]) {
  return { kgCo2e: kg(milligrams), boundary }
}

function kg(milligrams: number): number {
  return milligrams / 1_000_000
}

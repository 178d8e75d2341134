import { noticesTouching } from '@hongyan/content'
import { clockTime } from '@hongyan/domain/branches/opening-hours'
import type { AddressCoverage } from '@hongyan/domain/coverage/check-addresses'
import type { DistrictCoverage } from '@hongyan/domain/coverage/check-delivery'
import { currency, type LocaleId, phoneIn, textIn } from '@hongyan/locales'
import { stepsIn } from '../answer-branches.ts'
import { areaName, areaPath } from '../area-names.ts'
import type { CoverageView } from './ui/coverage-answer.ts'

/** The answer for an address as it is shown, with the notices that touch it at an instant (ms UTC). */
export function presentCoverage(answer: AddressCoverage, locale: LocaleId, at: number): CoverageView {
  const { asked } = answer
  if (answer.kind === 'unknown') return { kind: 'unknown', asked }
  if (answer.kind === 'ambiguous') {
    return { kind: 'ambiguous', asked, areas: answer.areas.map((code) => areaPath(code, locale)) }
  }
  const { coverage } = answer
  const area = areaPath(coverage.area, locale)
  const alerts = noticesTouching([coverage.area], at, locale)
  if (coverage.kind === 'wider') {
    const { served, partly, not } = coverage.districts
    return {
      kind: 'wider',
      asked,
      area,
      state: coverage.state,
      districts: { served: served.length, partly: partly.length, not: not.length },
      inside: stepsIn(coverage.area).map((division) => areaName(division, locale)),
      alerts,
    }
  }
  return {
    kind: 'district',
    asked,
    area,
    state: coverage.state,
    pickup: coverage.pickup,
    products: coverage.products.map((one) =>
      one.state === 'served'
        ? {
            product: one.product,
            state: one.state,
            extraDays: one.extraDays,
            extraFeeFen: one.extraFeeFen,
            currency,
            cutOff: clockTime(one.cutOffMinute),
          }
        : { product: one.product, state: one.state },
    ),
    branch: presentResponsible(coverage, locale),
    alerts,
  }
}

function presentResponsible({ responsible }: DistrictCoverage, locale: LocaleId) {
  if (responsible === null) return null
  const { branch, km } = responsible
  const { code, district, name, address, phone, extension, longitude, latitude } = branch
  return {
    code,
    district,
    name: textIn(name, locale),
    address: textIn(address, locale),
    phone: phoneIn(locale, phone),
    extension,
    km: Math.round(km * 10) / 10,
    longitude,
    latitude,
  }
}

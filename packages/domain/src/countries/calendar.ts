import type { CountryText } from './country-text.ts'

/** Hours of branches on days off, by the name of each and its day; null is closed, else minutes as of a week. */
export type NetworkHolidays = Readonly<Record<string, Readonly<Record<string, readonly number[] | null>>>>

type Days = { readonly from: string; readonly to: string }

/** What days of arrival follow, as `service-calendar.ts` reads it: products and names are told by their ids. */
export type ServiceDays = {
  /** The last day that is known. */
  readonly until: string
  readonly holidays: readonly (Days & { readonly id: string; readonly statutory: readonly string[] })[]
  readonly restOnStatutoryDays: readonly string[]
  readonly restOnSundays: readonly string[]
  readonly pauses: readonly (Days & { readonly reason: string; readonly products: readonly string[] })[]
  readonly slow: readonly (Days & {
    readonly reason: string
    readonly sameProvince: number
    readonly between: number
    readonly except: readonly string[]
  })[]
}

/** The calendar of a home. Days are `YYYY-MM-DD` there. */
export type Calendar = { readonly network: NetworkHolidays; readonly service: ServiceDays }

/** What a day off is called in a sentence, and on a list where that is shorter. */
type HolidayName = { readonly full: CountryText; readonly short?: CountryText }

/** Days off of a country. */
export type CountryCalendar = {
  /** Regions that have days of their own, by their codes of ISO 3166-2; none where they are alike. */
  readonly regions: readonly string[]
  /** By the id of each day off. */
  readonly names: Readonly<Record<string, HolidayName>> & { readonly 'new-year': HolidayName }
  /** Districts whose branches follow it where their table says nothing else. */
  readonly districts: RegExp
  /** In a region, or those that the whole country has. */
  readonly daysIn: (region: string | null) => Calendar
}

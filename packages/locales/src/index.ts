export { alternates } from './alternates.ts'
export { areaLine, inPlaceOrder, placeName, streetLine } from './area-line.ts'
export {
  currency,
  currencyDecimals,
  homeZone,
  hongKongOffice,
  hotlines,
  isSample,
  mailboxes,
  moneyTyped,
  moneyUnits,
  names,
  offersAir,
  offersBulky,
  offersColdChain,
  offersFreight,
  offersPharma,
  office,
  partsOff,
  tax,
} from './company.gen.ts'
export type { Office, SitePart, Tax } from './company.ts'
export { escapePattern } from './escape-pattern.ts'
export { fallenBack, standInOf } from './fallen-back.ts'
export { fill, placesOf } from './fill.ts'
export { formatAge } from './format-age.ts'
export {
  formatDate,
  formatDayHeading,
  formatDays,
  formatEnd,
  formatFullDate,
  formatListDate,
  formatMoment,
  formatMonth,
  formatTime,
  formatTimes,
  formatWeekday,
  formatWeekdayDate,
  formatWindow,
  formatYearMonth,
  type Instant,
  instantMs,
  isoDay,
  noonAtHome,
  sinceMidnight,
} from './format-date.ts'
export {
  formatMoney,
  formatPercent,
  formatSum,
  inMinors,
  inUnits,
  nameCurrency,
  plainSum,
} from './format-money.ts'
export { formatDistance, formatNumber, formatVolume, formatWeight } from './format-quantity.ts'
export { formatZone, isoAtHome, nameZone, zoned } from './format-zone.ts'
export { holdUnits } from './hold-units.ts'
export { phoneIn, telephoneLink } from './hotline.ts'
export {
  choiceLocation,
  existsIn,
  languageCookieName,
  languageFromCookie,
  languageRedirect,
  readLanguageCookie,
} from './language-rule.ts'
export {
  type InEach,
  inEach,
  isDerived,
  type Locale,
  type LocaleId,
  type Localised,
  localeIds,
  localeOf,
  locales,
  type Marks,
  marksOf,
  readsRoot,
  readsSource,
  rootId,
  sourceId,
  writtenIds,
} from './locale.ts'
export { localeAsked } from './locale-asked.ts'
export { localisedIn } from './localised-in.ts'
export { inSentences, marksBetween } from './marks-between.ts'
export { ownProductNames } from './name-product.ts'
export { namesOfHolidays } from './names-of-holidays.ts'
export { isSafeTarget, pathFor, splitLocalePath } from './paths.ts'
export { type PluralForms, plural } from './plural.ts'
export { productNames } from './product-names.gen.ts'
export { sayDay } from './say-day.ts'
export { type DataText, textIn } from './text-in.ts'
export { withOurNames } from './with-our-names.ts'

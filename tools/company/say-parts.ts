import { siteParts } from '@hongyan/locales/company'
import { companyConstants, readCompany } from './company-file.ts'
import { localesOf, readLanguages } from './languages-file.ts'

/** Which parts the site of a company's folder has, in a line. @throws WrongCompanyFile */
export function sayParts(folder: string): string {
  const { partsOff } = companyConstants(readCompany(folder, localesOf(readLanguages(folder))))
  const on = siteParts.filter((part) => !partsOff.includes(part))
  const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'none' : parts.join(', '))
  return `Parts of the site that are on: ${listed(on)}; off: ${listed(partsOff)}.`
}

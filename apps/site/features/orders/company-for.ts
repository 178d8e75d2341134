import type { CompanyRole } from '@hongyan/domain/accounts/membership'
import { roleMay } from '@hongyan/domain/companies/company-rules'

type Company = { readonly name: string; readonly role: CompanyRole }

/** The company that somebody may order for; null for none. */
export function companyFor(account: { readonly company: Company | null } | null): Company | null {
  const company = account?.company ?? null
  return company !== null && roleMay(company.role, 'order') ? company : null
}

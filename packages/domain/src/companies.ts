// Door of the subpath `@hongyan/domain/companies`: what pages and browsers may know of a company. Imports no table.
export { type CompanyRole, companyRoles } from './accounts/membership.ts'
export * from './companies/company-rules.ts'

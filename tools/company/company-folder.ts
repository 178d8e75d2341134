import { resolve } from 'node:path'

/** Folder of the company's own files: beside the packages, or beside the launcher of a release. */
export function companyFolder(): string {
  return resolve(process.env.COMPANY_DIR || 'company')
}

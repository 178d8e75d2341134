import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { companyFolder } from '../company/company-folder.ts'
import { makeCompany } from '../company/make-company.ts'
import { WrongCompanyFile } from '../company/read-company-file.ts'

// Checks the files of `company`, and gives the build what its processes read of them at their start.
const build = resolve(process.env.SITE_BUILD || 'apps/site/dist')
try {
  makeCompany(companyFolder(), build)
  console.log('The files of company are in order.')
  if (existsSync(join(build, 'server'))) console.log('Running sites follow at SIGHUP.')
} catch (error) {
  if (!(error instanceof WrongCompanyFile)) throw error
  for (const line of error.lines) console.error(line)
  process.exitCode = 1
}

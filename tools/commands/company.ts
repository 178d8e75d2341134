import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { companyFolder } from '../company/company-folder.ts'
import { makeMapping, makeSources } from '../company/make-company.ts'
import { WrongCompanyFile } from '../company/read-company-file.ts'

// Checks the files of `company`, and gives the build what its processes read of them at their start.
const build = resolve(process.env.SITE_BUILD || 'apps/site/dist')
const folder = companyFolder()
try {
  const isNew = makeSources(folder, resolve(folder, '..'))
  makeMapping(folder, build)
  console.log('The files of company are in order.')
  if (isNew)
    console.log(
      'Who you are, your numbers, languages or texts have changed: it holds from the next build on.',
    )
  if (existsSync(join(build, 'site'))) console.log('Running sites follow events.yaml at SIGHUP.')
} catch (error) {
  if (!(error instanceof WrongCompanyFile)) throw error
  for (const line of error.lines) console.error(line)
  process.exitCode = 1
}

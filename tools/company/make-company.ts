import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { companyModule, readCompany } from './company-file.ts'
import { readEventMapping } from './event-mapping-file.ts'
import { languagesModule, localesOf, readLanguages } from './languages-file.ts'
import { numbersModules, readNumbersFile } from './numbers-file.ts'
import { readTexts } from './texts-files.ts'

/** Where the modules stand. Without sources there are none to write. */
const numbersFolder = 'packages/domain/src/numbers'
const namesFolder = 'packages/locales/src'
const translationsFile = 'packages/content/src/translations.gen.json'

/** What is made of a company's folder, by the path of each module. @throws WrongCompanyFile */
export function sourcesOf(folder: string): Readonly<Record<string, string>> {
  const languages = readLanguages(folder)
  const numbers = Object.entries(numbersModules(readNumbersFile(folder)))
  return {
    ...Object.fromEntries(numbers.map(([name, text]) => [`${numbersFolder}/${name}`, text])),
    [translationsFile]: `${JSON.stringify(readTexts(folder, localesOf(languages)), null, 2)}\n`,
    [`${namesFolder}/languages.gen.ts`]: languagesModule(languages),
    [`${namesFolder}/company.gen.ts`]: companyModule(readCompany(folder, localesOf(languages))),
  }
}

/**
 * Checks a company's folder, and writes what is compiled into the next build of the sources in `root`. True when
 * something was another one before. @throws WrongCompanyFile
 */
export function makeSources(folder: string, root: string): boolean {
  const made = Object.entries(sourcesOf(folder))
  if (!existsSync(join(root, numbersFolder))) return false
  const changed = made.filter(([name, text]) => {
    const path = join(root, name)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  for (const [name, text] of changed) writeFileSync(join(root, name), text)
  return changed.length > 0
}

/** Checks a company's folder and puts what processes read at their start into a build. @throws WrongCompanyFile */
export function makeMapping(folder: string, build: string): void {
  const mapping = readEventMapping(folder)
  const made = join(build, 'company')
  mkdirSync(made, { recursive: true })
  // In one step: a process may start meanwhile.
  const path = join(made, 'events.json')
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(mapping))
  renameSync(`${path}.${process.pid}`, path)
}

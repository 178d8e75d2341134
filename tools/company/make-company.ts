import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readEventMapping } from './event-mapping-file.ts'
import { numbersModule, readNumbersFile } from './numbers-file.ts'

/** What a build takes in: the module of numbers. Without sources there is none to write. */
const numbersSource = 'packages/domain/src/numbers/company-numbers.gen.ts'

/**
 * Checks a company's folder, and writes what is compiled into the next build of the sources in `root`. True when
 * something was another one before. @throws WrongCompanyFile
 */
export function makeSources(folder: string, root: string): boolean {
  const made = numbersModule(readNumbersFile(folder))
  const path = join(root, numbersSource)
  if (!existsSync(dirname(path)) || readFileSync(path, 'utf8') === made) return false
  writeFileSync(path, made)
  return true
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

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { coloursModule, coloursSheet, nightSheet } from './colours/colours-file.ts'
import { tonesOf } from './colours/tones.ts'
import { companyModule, readCompany } from './company-file.ts'
import { countryModules } from './country-modules.ts'
import { readEventMapping } from './event-mapping-file.ts'
import { homeModule, homePointModule } from './home.ts'
import { homeWindowModule } from './home-window.ts'
import { languagesModule, localesOf, readLanguages } from './languages-file.ts'
import type { Brand } from './mark/draw-mark.ts'
import { drawnIcons, paintedIcons } from './mark/icons.ts'
import { markModule, readMark } from './mark/mark-file.ts'
import { numbersModules, readNumbersFile } from './numbers-file.ts'
import { productNamesModule, productsModule, readProducts } from './products-file.ts'
import { readTexts } from './texts-files.ts'
import { makeTypeface } from './typeface/make-typeface.ts'

/** Where the modules stand. Without sources there are none to write. */
const numbersFolder = 'packages/domain/src/numbers'
const namesFolder = 'packages/locales/src'
const countriesFolder = 'packages/domain/src/countries'
const quotesFolder = 'packages/domain/src/quotes'
const mapFolder = 'apps/site/shell/parts/map'
const placesFolder = 'packages/domain/src/places'
const timeFolder = 'packages/kernel/src'
const looksFolder = 'packages/ui/src'
const translationsFile = 'packages/content/src/translations.gen.json'

/** The mark of a company's folder and the tones of its colours. @throws WrongCompanyFile */
export function brandOf(folder: string): Brand {
  const { colours } = readCompany(folder, localesOf(readLanguages(folder)))
  return { mark: readMark(folder, colours.signal), tones: tonesOf(colours) }
}

/** What is made of a company's folder as text, by the path of each file. @throws WrongCompanyFile */
export function sourcesOf(folder: string): Readonly<Record<string, string>> {
  const languages = readLanguages(folder)
  const numbers = Object.entries(numbersModules(readNumbersFile(folder)))
  const company = readCompany(folder, localesOf(languages))
  const products = readProducts(folder, localesOf(languages))
  const brand = brandOf(folder)
  return {
    ...Object.fromEntries(numbers.map(([name, text]) => [`${numbersFolder}/${name}`, text])),
    [`${namesFolder}/languages.gen.ts`]: languagesModule(languages),
    [translationsFile]: `${JSON.stringify(readTexts(folder, localesOf(languages)), null, 2)}\n`,
    [`${namesFolder}/company.gen.ts`]: companyModule(company),
    [`${mapFolder}/home-window.gen.ts`]: homeWindowModule(company.home.country),
    [`${quotesFolder}/sold-products.gen.ts`]: productsModule(products),
    [`${namesFolder}/product-names.gen.ts`]: productNamesModule(products),
    [`${timeFolder}/home.gen.ts`]: homeModule(company.home.zone),
    [`${placesFolder}/home-point.gen.ts`]: homePointModule(company.home.point),
    ...Object.fromEntries(
      Object.entries(countryModules(company.home)).map(([name, text]) => [
        `${countriesFolder}/${name}`,
        text,
      ]),
    ),
    [`${looksFolder}/colours.gen.css`]: coloursSheet(company.colours),
    [`${looksFolder}/colours-dark.gen.css`]: nightSheet(company.colours),
    [`${looksFolder}/colours.gen.ts`]: coloursModule(company.colours),
    [`${looksFolder}/mark.gen.ts`]: markModule(brand.mark),
    ...drawnIcons(brand),
  }
}

/**
 * Checks a company's folder, and writes what is compiled into the next build of the sources in `root`, and the icons.
 * True when something was another one before. @throws WrongCompanyFile
 */
export async function makeSources(folder: string, root: string): Promise<boolean> {
  const made = Object.entries(sourcesOf(folder))
  if (!existsSync(join(root, numbersFolder))) return false
  const changed = made.filter(([name, text]) => {
    const path = join(root, name)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  // Two machines do not pack a picture into the same bytes: it is made again when its drawing is another one.
  const isDrawnAnew = changed.some(([name]) => name.endsWith('.svg'))
  for (const [name, paint] of Object.entries(paintedIcons)) {
    if (!isDrawnAnew && existsSync(join(root, name))) continue
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), await paint(brandOf(folder)))
  }
  for (const [name, text] of changed) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const isTypefaceNew = await makeTypeface(folder, root)
  return changed.length > 0 || isTypefaceNew
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

import { phonesModule } from './phones-module.ts'

const folder = 'packages/domain/src/countries'

/** What is made of libraries for the packs of countries, by the path of each file. */
export function countryFiles(): Readonly<Record<string, string>> {
  return {
    [`${folder}/DE/phones.gen.ts`]: phonesModule('DE', 'germanNumbers'),
    [`${folder}/US/phones.gen.ts`]: phonesModule('US', 'americanNumbers'),
  }
}

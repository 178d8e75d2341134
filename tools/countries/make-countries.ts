import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps/steps.ts'
import { countryFiles } from './country-files.ts'

// Writes what packs of countries are made of libraries: `node tools/countries/make-countries.ts`, after one has changed.
for (const [path, text] of Object.entries(countryFiles())) writeFileSync(join(root, path), text)

import { countryRatio } from './country-ratio.ts'
import type { MapWindow } from './projection.ts'

// Made of company/company.yaml by `npm run company`.

/** The country of the home. */
export const homeWindow: MapWindow = { x: 72, y: -63.3, width: 65, height: 65 / countryRatio }

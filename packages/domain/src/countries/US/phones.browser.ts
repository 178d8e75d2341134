import { phonePlan } from '../phones-of-metadata.ts'
import { americanNumbers } from './phones.gen.ts'

/** Browsers know the numbers of the home alone; servers judge those of other countries too. */
export const {
  onePhone,
  lengthProblem,
  phoneEnds,
  inText,
  sharedCode,
  mobilePattern,
  omittedCode,
  writtenPhone,
} = phonePlan(americanNumbers)

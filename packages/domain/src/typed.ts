// Door of the subpath `@hongyan/domain/typed`: what people type and paste, read the same at every door. Runs in the browser.
export { keptText, withoutIdentityNumbers } from './privacy/find-identity-numbers.ts'
export { cleanText, isPlainText } from './typed/clean-text.ts'
export {
  alcoholUnits,
  capacityUnits,
  countUnits,
  distanceUnits,
  energyUnits,
  type FigureUnits,
  lengthUnits,
  millimeterUnits,
  voltageUnits,
  weightUnits,
  yuanUnits,
} from './typed/figure-units.ts'
export { hasLostDigits, withDigits } from './typed/lost-digits.ts'
export { type FigureReading, type FigureRule, readFigure } from './typed/read-figure.ts'
export {
  type PhoneProblem,
  type PhoneRegion,
  phoneRegionOf,
  type ReadPhone,
  readMobile,
  readPhone,
  tidyPhone,
  unlockingTails,
} from './typed/read-phone.ts'

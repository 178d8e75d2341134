// Door of the subpath `@hongyan/domain/numbers`: runs in the browser, imports nothing else of the domain.
export {
  airCheckDigit,
  checkDigit,
  mostPackages,
  type NumberReading,
  normaliseNumber,
  packageNumber,
  type RecognisedNumber,
  recogniseNumber,
} from './numbers/recognise-number.ts'
export { splitNumbers } from './numbers/split-numbers.ts'
export { isLetterDigitCode, isMobile, isOneTwoThree, isPackageCode, isUrl } from './numbers/text-checks.ts'

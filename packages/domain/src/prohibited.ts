// Door of the subpath `@hongyan/domain/prohibited`: pure rules, imports nothing else of the domain.
export {
  type Amount,
  type AmountField,
  type AmountProblem,
  amountFields,
  largestAmount,
  readAmount,
  wattHours,
} from './prohibited/amounts.ts'
export { bandOf, bandsOf, bandText } from './prohibited/bands.ts'
export { type Judgement, judgeItem } from './prohibited/judge-item.ts'
export {
  isAir,
  type Measure,
  measures,
  type TransportMode,
  transportModes,
  type Verdict,
  verdicts,
} from './prohibited/vocabulary.ts'

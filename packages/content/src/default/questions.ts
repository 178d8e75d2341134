import type { QuestionSeed } from '../collection-seeds.ts'
import { accountQuestions } from './questions/account.ts'
import { airQuestions } from './questions/air.ts'
import { businessQuestions } from './questions/business.ts'
import { claimsQuestions } from './questions/claims.ts'
import { coldChainQuestions } from './questions/cold-chain.ts'
import { crossBorderQuestions } from './questions/cross-border.ts'
import { deliveryQuestions } from './questions/delivery.ts'
import { freightQuestions } from './questions/freight.ts'
import { priceQuestions } from './questions/price.ts'
import { sendingQuestions } from './questions/sending.ts'
import { trackingQuestions } from './questions/tracking.ts'
import { warehousingQuestions } from './questions/warehousing.ts'

/** Every question and its answer, by topic. Pages and the help centre quote from this list. */
export const questionList: readonly QuestionSeed[] = [
  ...trackingQuestions,
  ...sendingQuestions,
  ...priceQuestions,
  ...deliveryQuestions,
  ...claimsQuestions,
  ...coldChainQuestions,
  ...freightQuestions,
  ...warehousingQuestions,
  ...crossBorderQuestions,
  ...airQuestions,
  ...businessQuestions,
  ...accountQuestions,
]

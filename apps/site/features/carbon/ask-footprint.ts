import { findFootprint } from '@hongyan/domain/carbon/find-footprint'
import { readLink } from '@hongyan/domain/carbon/read-link'
import type { CarbonPages } from './load.ts'

/** Reads an address of the carbon page and works out the footprint it names, where it names one. */
export const askFootprint: CarbonPages['carbon'] = (query) => {
  const question = readLink(query)
  return {
    question,
    answer: question.kind === 'shipment' ? findFootprint(question.shipment, question.set) : null,
  }
}

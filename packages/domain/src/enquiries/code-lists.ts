/** Codes an enquiry may carry. Their names are texts of the interface. No import of Node: the form reads this too. */

/** What a company mainly trades in. The list has no code 8. */
export const mainCategoryCodes = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
] as const

/** 1 company staff, 2 department manager, 3 company decision maker. */
const positionIds = [1, 2, 3] as const
export type PositionId = (typeof positionIds)[number]

/** 1 yes, 0 no. */
export const yesNo = [1, 0] as const
export type YesNo = (typeof yesNo)[number]

/** What a company may want to do with us, the likeliest first: forms preselect it. */
export const cooperationTypes = [
  'warehousing',
  'express',
  'freight',
  'bulky',
  'cold-chain',
  'pharmaceutical',
  'cross-border',
  'air',
  'technology',
  'cloud-warehouse',
  'education',
  'other',
] as const

/** Where the form stood: on a page of its own, in the consultation dialog, which asks less, or as a message to customer service. */
export const enquiryForms = ['page', 'dialog', 'message'] as const
export type EnquiryForm = (typeof enquiryForms)[number]

/** What goes wrong on purpose. */
export type Fault =
  | 'worker killed'
  | 'gateway hangs'
  | 'clients leave'
  | 'database gone'
  | 'database slow'
  | 'disk full'

/** What is asked. */
export type Kind = 'page' | 'look-up' | 'batch' | 'enquiry'

const noDatabase = { page: [], 'look-up': ['503'], batch: ['503'], enquiry: ['503', 'refused'] }
// Whatever was open on the process that was killed has no answer.
const cut = {
  page: ['no answer'],
  'look-up': ['no answer'],
  batch: ['no answer'],
  enquiry: ['no answer', 'refused'],
}

/** Which outcomes beside success a fault excuses, for each kind of request. */
const excused: Readonly<Record<Fault, Readonly<Record<Kind, readonly string[]>>>> = {
  'worker killed': cut,
  'gateway hangs': { page: [], 'look-up': [], batch: [], enquiry: ['refused'] },
  'clients leave': { page: [], 'look-up': [], batch: [], enquiry: [] },
  'database gone': noDatabase,
  'database slow': noDatabase,
  // What is only read is still read.
  'disk full': { page: [], 'look-up': [], batch: ['503'], enquiry: ['503', 'refused'] },
}

/** Whether an outcome, with or without its reason behind a colon, is what it should be while these faults are felt. */
export function allows(kind: Kind, outcome: string, faults: readonly Fault[]): boolean {
  const [what = ''] = outcome.split(':')
  return what === '200' || faults.some((fault) => excused[fault][kind].includes(what))
}

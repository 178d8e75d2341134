/** What can be done on the page of a company. */
export const actNames = [
  'make',
  'rename',
  'invite',
  'withdraw',
  'role',
  'hand-over',
  'remove',
  'leave',
  'join',
] as const
export type ActName = (typeof actNames)[number]

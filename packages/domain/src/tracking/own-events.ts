/** How the ids of events begin that the site makes itself, for the orders it takes. */
export const ownEventPrefix = 'order:'

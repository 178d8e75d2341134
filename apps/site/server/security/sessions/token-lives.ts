/** How long a single-use token is good, by what it may be spent on, in ms: a form as long as a person may take over it. */
export const tokenLives = { 'view-code': 10 * 60_000, enquiry: 2 * 3_600_000 } as const

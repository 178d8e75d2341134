/** The longest address that mail can have (RFC 5321). */
export const longestMailAddress = 254

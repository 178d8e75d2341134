/** A mobile number of the mainland: 11 digits, the first 1, the second 3 to 9. */
export const mobilePattern = /^1[3-9]\d{9}$/

/** A code as it is sent by text message. */
export const codePattern = /^\d{6}$/

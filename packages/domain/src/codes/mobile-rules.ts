/**
 * A number that takes text messages, as `readMobile` gives it: of the mainland 11 digits, the first 1, the second 3 to 9;
 * of Hong Kong `+852` and 8.
 */
export const mobilePattern = /^(?:1[3-9]\d{9}|\+852[4-9]\d{7})$/

/** A code as it is sent by text message. */
export const codePattern = /^\d{6}$/

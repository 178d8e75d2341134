/** A number that takes text messages, as `readMobile` gives it. */
export { mobilePattern } from '#home-phones'

/** A code as it is sent by text message. */
export const codePattern = /^\d{6}$/

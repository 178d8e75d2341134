/** What a solved captcha may be used for. */
export const captchaPurposes = ['code', 'enquiry'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]

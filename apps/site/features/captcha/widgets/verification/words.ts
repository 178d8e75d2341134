import type { enquiryMessages, wordMessages } from '@hongyan/content/messages'

/** What the captcha, the code by text message and the box of consent say, in one language. */
export type VerificationWords = Pick<
  ReturnType<typeof enquiryMessages>,
  'captcha' | 'code' | 'consent' | 'outcomes'
> &
  Pick<ReturnType<typeof wordMessages>, 'retry'>

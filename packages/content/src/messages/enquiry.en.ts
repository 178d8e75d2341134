import { enquiryFormEn } from './enquiry-form.en.ts'
import { enquiryListsEn } from './enquiry-lists.en.ts'
import { enquiryReceiptEn } from './enquiry-receipt.en.ts'
import type { Messages } from './types.ts'

export const enquiryEn = {
  ...enquiryListsEn,
  ...enquiryFormEn,
  ...enquiryReceiptEn,
  problems: {
    cooperateTypeRequired: 'Please choose the cooperation demand category',
    companyNameRequired: 'Please enter the full company name',
    firstBizTypeRequired: 'Please choose main category',
    estimateOrderCountRequired: 'Please enter estimated cooperation order volume',
    estimateOrderCountWrong: 'Estimated cooperation order volume must be a whole number, 0 or more',
    fullAddressRequired: '{our.area.lacking}',
    detailAddrRequired: 'Please enter detailed address',
    contactNameRequired: 'Please enter contact name',
    contactMobileRequired: 'Please enter contact mobile',
    contactMobileWrong: 'Please enter correct mobile number',
    verifyCodeRequired: 'Please enter SMS code',
    verifyCodeWrong: 'Verification code format incorrect',
    remarkRequired: 'Please write your question',
    consentRequired: 'Please tick that I have read and agree to the privacy policy',
    notListed: 'Please choose from the list',
    tooLong: 'This is too long, please shorten it',
  },
  outcomes: {
    submitted: 'Your information has been submitted successfully, we will contact you soon!',
    addFailed: 'Add failed',
    tooFrequent: 'Operation too frequent, please try again later',
    codeFailed: 'Failed to get verification code',
    codeUnsure:
      'Failed to get verification code. The message may still arrive, and its code will work; if it does not, please ask again in a moment.',
  },
  mail: {
    subjects: {
      enquiry: 'New cooperation inquiry {number}',
      corrected: 'Cooperation inquiry {number} was corrected',
      withdrawn: 'Cooperation inquiry {number} was withdrawn',
    },
    withdrawn:
      'Consent for {number} has been withdrawn. Please delete every email and record with this number, and make no further contact.',
    spam: 'This may be spam ({reasons}); please check first.',
    campaign: {
      cooperationId: 'Cooperation number',
      utmSource: 'Campaign source',
      utmTerm: 'Campaign term',
      wuce: 'Campaign mark',
    },
    origin: 'Received {at}, page in {language}, privacy text {consent}.',
  },
  textMessages: {
    code: 'Your code is {code}. It is valid for {minutes} minutes. Do not share it.',
    receipt: 'We have received your inquiry {number} and will contact you soon.',
    order:
      'Order {number} is placed. Label, change or cancel: {link} This link is yours alone, please do not pass it on.',
  },
} as const satisfies Messages['enquiry']

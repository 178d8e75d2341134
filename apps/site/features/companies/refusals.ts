import { defineRefusal } from '../../calls/refusal.ts'
import { companyBusy, companyRole, lastOwner, noCompany } from '../../calls/refusals.ts'
import type { Words } from '../../server/http/refusal-of-error.ts'

export const inACompany = defineRefusal({
  name: 'in-a-company',
  code: 1213,
  http: 409,
  business: true,
  text: {
    'zh-CN': '您已经在一个企业里，请先退出那个企业。',
    'zh-HK': '您已經在一個企業裏，請先退出那個企業。',
    'en-US': 'You already belong to a company. Please leave it first.',
  },
})

export const companyFull = defineRefusal({
  name: 'company-full',
  code: 1216,
  http: 409,
  business: true,
  text: {
    'zh-CN': '企业的人数或今天的邀请已达上限。',
    'zh-HK': '企業的人數或今天的邀請已達上限。',
    'en-US': 'The company has reached its limit of people, or of invitations for today.',
  },
})

export const unknownPerson = defineRefusal({
  name: 'unknown-person',
  code: 1217,
  http: 404,
  business: true,
  text: {
    'zh-CN': '企业里没有这个人。',
    'zh-HK': '企業裏沒有這個人。',
    'en-US': 'This person is not in your company.',
  },
})

export const notToOneself = defineRefusal({
  name: 'not-to-oneself',
  code: 1218,
  http: 409,
  business: true,
  text: {
    'zh-CN': '不能对自己进行这项操作。',
    'zh-HK': '不能對自己進行這項操作。',
    'en-US': 'You cannot do this to yourself.',
  },
})

export const otherMailbox = defineRefusal({
  name: 'other-mailbox',
  code: 1219,
  http: 403,
  business: true,
  text: {
    'zh-CN': '邀请发给了另一个邮箱，请用那个邮箱的账户登录。',
    'zh-HK': '邀請發給了另一個電郵地址，請用該電郵的帳戶登入。',
    'en-US':
      'The invitation was sent to another email address. Please sign in with the account it belongs to.',
  },
})

export const invitationOver = defineRefusal({
  name: 'invitation-over',
  code: 1220,
  http: 410,
  business: true,
  text: {
    'zh-CN': '邀请已经过期、用过或撤回，请对方再发一次。',
    'zh-HK': '邀請已經過期、用過或撤回，請對方再發一次。',
    'en-US': 'This invitation has ended, was used or was withdrawn. Please ask for a new one.',
  },
})

/** Which of them tells what a verb refuses. */
export const companyWords: Words = {
  company: {
    names: {
      'not-found': noCompany,
      forbidden: companyRole,
      conflict: lastOwner,
      'not-available': companyBusy,
      'too-many': companyFull,
    },
  },
  'company-person': {
    names: {
      'not-found': unknownPerson,
      'not-available': notToOneself,
      conflict: inACompany,
    },
  },
  invitation: {
    names: {
      'link-expired': invitationOver,
      forbidden: otherMailbox,
      conflict: inACompany,
    },
  },
}

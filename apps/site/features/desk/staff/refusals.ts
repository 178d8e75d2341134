import { defineRefusal } from '../../../calls/refusal.ts'
import { staffRole } from '../../../calls/refusals.ts'
import type { Words } from '../../../server/http/refusal-of-error.ts'

export const unknownStaff = defineRefusal({
  name: 'unknown-staff',
  code: 1232,
  http: 404,
  business: true,
  text: {
    'zh-CN': '没有这位员工。',
    'zh-HK': '沒有這位員工。',
    'en-US': 'Nobody of staff is meant by this.',
  },
})

export const staffConflict = defineRefusal({
  name: 'staff-conflict',
  code: 1233,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这个邮箱已经有人用，或者这样改以后就没有管理员了。',
    'zh-HK': '這個電郵地址已經有人用，或者這樣改以後就沒有管理員了。',
    'en-US': 'Somebody has this address already, or nobody would be left to manage staff.',
  },
})

/** Which of them tells what a verb refuses. */
export const staffWords: Words = {
  staff: { names: { 'not-found': unknownStaff, forbidden: staffRole, conflict: staffConflict } },
}

import { defineRefusal } from '../../calls/refusal.ts'
import type { Words } from '../../server/http/refusal-of-error.ts'

export const unknownAddress = defineRefusal({
  name: 'unknown-address',
  code: 1161,
  http: 404,
  business: true,
  text: {
    'zh-CN': '地址簿里没有这个地址。',
    'zh-HK': '地址簿裏沒有這個地址。',
    'en-US': 'This address is not in your address book.',
  },
})

export const bookFull = defineRefusal({
  name: 'book-full',
  code: 1162,
  http: 409,
  business: true,
  text: {
    'zh-CN': '地址簿已满，请先删除一些地址。',
    'zh-HK': '地址簿已滿，請先刪除一些地址。',
    'en-US': 'The address book is full. Please delete some addresses first.',
  },
})

export const undoOver = defineRefusal({
  name: 'undo-over',
  code: 1163,
  http: 410,
  business: true,
  text: {
    'zh-CN': '已经不能撤销。',
    'zh-HK': '已經不能復原。',
    'en-US': 'It is too late to undo this.',
  },
})

/** Which of them tells what a verb refuses. */
export const addressWords: Words = {
  address: {
    names: { 'unknown-address': unknownAddress, 'book-full': bookFull, 'undo-over': undoOver },
  },
}

import { defineRefusal } from '../../../calls/refusal.ts'
import type { Words } from '../../../server/http/refusal-of-error.ts'

export const unknownDocument = defineRefusal({
  name: 'unknown-document',
  code: 1234,
  http: 404,
  business: true,
  text: { 'zh-CN': '没有这份文档。', 'zh-HK': '沒有這份文件。', 'en-US': 'There is no such document.' },
})

export const documentTaken = defineRefusal({
  name: 'document-taken',
  code: 1235,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这个名称已经有文档在用。',
    'zh-HK': '這個名稱已經有文件在用。',
    'en-US': 'There is a document of this name already.',
  },
})

export const documentChanged = defineRefusal({
  name: 'document-changed',
  code: 1236,
  http: 409,
  business: true,
  text: {
    'zh-CN': '同一处已经被别人改过，请先看看两边的差别。',
    'zh-HK': '同一處已經被別人改過，請先看看兩邊的差別。',
    'en-US': 'Somebody else has changed the same part. Please look at the difference first.',
  },
})

export const documentTrashed = defineRefusal({
  name: 'document-trashed',
  code: 1237,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这份文档在回收站里，取回以后才能修改。',
    'zh-HK': '這份文件在資源回收筒裏，取回以後才能修改。',
    'en-US': 'This document lies in the trash. Take it out before you change it.',
  },
})

export const documentStays = defineRefusal({
  name: 'document-stays',
  code: 1238,
  http: 409,
  business: true,
  text: {
    'zh-CN': '网站要用这份文档，或者它已经发布过，不能删除。',
    'zh-HK': '網站要用這份文件，或者它已經發佈過，不能刪除。',
    'en-US': 'The site needs this document, or it was published: it cannot be deleted.',
  },
})

export const unreadableFile = defineRefusal({
  name: 'unreadable-file',
  code: 1239,
  http: 422,
  business: true,
  text: {
    'zh-CN': '文件里有错误，什么都没有导入。',
    'zh-HK': '檔案裏有錯誤，甚麼都沒有匯入。',
    'en-US': 'There are mistakes in the file. Nothing was imported.',
  },
})

/** Which of them tells what a verb refuses. */
export const documentWords: Words = {
  document: {
    names: {
      'not-found': unknownDocument,
      'not-available': documentTrashed,
      changed: documentChanged,
      taken: documentTaken,
      stays: documentStays,
    },
  },
}

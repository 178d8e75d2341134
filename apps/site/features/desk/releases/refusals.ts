import { defineRefusal } from '../../../calls/refusal.ts'
import type { Words } from '../../../server/http/refusal-of-error.ts'

export const unknownRelease = defineRefusal({
  name: 'unknown-release',
  code: 1246,
  http: 404,
  business: true,
  text: {
    'zh-CN': '没有这次发布，或者没有这份内容。',
    'zh-HK': '沒有這次發佈，或者沒有這份內容。',
    'en-US': 'There is no such release, or no such document.',
  },
})

export const releaseSettled = defineRefusal({
  name: 'release-settled',
  code: 1247,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这次发布现在不能这样处理：状态已经变了。',
    'zh-HK': '這次發佈現在不能這樣處理：狀態已經變了。',
    'en-US': 'This cannot be done with the release as it stands now.',
  },
})

export const ownWork = defineRefusal({
  name: 'own-work',
  code: 1248,
  http: 409,
  business: true,
  text: {
    'zh-CN': '上次发布以后您也改过这份内容，要由别人审核。',
    'zh-HK': '上次發佈以後您也改過這份內容，要由別人審核。',
    'en-US': 'You have written part of this since it was last published: somebody else approves it.',
  },
})

export const unfitDocument = defineRefusal({
  name: 'unfit-document',
  code: 1249,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这份内容在这种语言里还有错，不能发布。',
    'zh-HK': '這份內容在這種語言裏還有錯，不能發佈。',
    'en-US': 'Something is still wrong with the document in this language.',
  },
})

export const neededDocument = defineRefusal({
  name: 'needed-document',
  code: 1250,
  http: 409,
  business: true,
  text: {
    'zh-CN': '网站离不开这份内容，不能下线。',
    'zh-HK': '網站離不開這份內容，不能下線。',
    'en-US': 'The site cannot do without this document: it is not withdrawn.',
  },
})

export const newerPublished = defineRefusal({
  name: 'newer-published',
  code: 1251,
  http: 409,
  business: true,
  text: {
    'zh-CN': '已经发布了更新的版本。',
    'zh-HK': '已經發佈了更新的版本。',
    'en-US': 'Something written later is published already.',
  },
})

export const nothingBefore = defineRefusal({
  name: 'nothing-before',
  code: 1278,
  http: 409,
  business: true,
  text: {
    'zh-CN': '之前没有别的版本可以换回。',
    'zh-HK': '之前沒有別的版本可以換回。',
    'en-US': 'There is no earlier version to put back.',
  },
})

export const outdatedVersion = defineRefusal({
  name: 'outdated-version',
  code: 1279,
  http: 409,
  business: true,
  text: {
    'zh-CN': '那一版已经不符合现在的格式，不能直接换回。请先恢复成草稿，改好再送审。',
    'zh-HK': '那一版已經不符合現在的格式，不能直接換回。請先恢復成草稿，改好再送審。',
    'en-US':
      'That version no longer fits what the page may hold. Restore it as a draft, correct it, and ask for review.',
  },
})

/** Which of them tells what a verb refuses. */
export const releaseWords: Words = {
  release: {
    names: {
      'not-found': unknownRelease,
      settled: releaseSettled,
      'own-work': ownWork,
      unfit: unfitDocument,
      needed: neededDocument,
      newer: newerPublished,
      'nothing-before': nothingBefore,
      outdated: outdatedVersion,
    },
  },
}

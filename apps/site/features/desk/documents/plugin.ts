import { localised } from '../../../server/http/localised.ts'
import type { Plugin } from '../../../server/requests/plugin.ts'
import { documentActions } from './actions.ts'
import { documentWords } from './refusals.ts'

const tooLarge = localised('内容太多了。', '內容太多了。', 'This is too much.')
const notThere = localised('没有这个位置。', '沒有這個位置。', 'There is no such part.')

/** Documents as they are written at the desk. */
export const deskDocuments: Plugin = {
  routes: documentActions,
  words: documentWords,
  sentences: {
    'too-many': tooLarge,
    'too-large': tooLarge,
    'nothing-there': notThere,
    'forbidden-key': notThere,
    'not-plain': localised(
      '这里不能放这样的内容。',
      '這裏不能放這樣的內容。',
      'Nothing of this kind can stand here.',
    ),
    'by-rename': localised(
      '地址在“改地址”里改。',
      '地址在「改地址」裏改。',
      'An address is changed by giving the document another one.',
    ),
    taken: localised(
      '这个名称已经有文档在用。',
      '這個名稱已經有文件在用。',
      'There is a document of this name already.',
    ),
    'no-address': localised(
      '只能用小写字母、数字和连字符。',
      '只能用小寫字母、數字和連字號。',
      'Please use small letters, digits and hyphens only.',
    ),
    'no-collection': localised(
      '这种文档只有一份。',
      '這種文件只有一份。',
      'There is one document of this kind only.',
    ),
    'no-text': localised(
      '请写点什么，不超过 2000 字。',
      '請寫點甚麼，不超過 2000 字。',
      'Please write something, in up to 2,000 characters.',
    ),
  },
}

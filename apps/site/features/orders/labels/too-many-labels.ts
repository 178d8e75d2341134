import type { Localised } from '@hongyan/locales'
import { localised } from '../../../server/http/localised.ts'
import type { LabelFile } from './file-of-labels.ts'

/** What is said of orders whose labels are more than one file holds. */
export function tooManyLabels({ found, most }: Extract<LabelFile, { kind: 'too-many' }>): Localised {
  return localised(
    `选中的订单有 ${found} 张面单，一个文件最多 ${most} 张，请分几次打印。`,
    `選中的訂單有 ${found} 張面單，一個檔案最多 ${most} 張，請分幾次列印。`,
    `These orders have ${found} labels; one file holds up to ${most}. Please print them in several batches.`,
  )
}

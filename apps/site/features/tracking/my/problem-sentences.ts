import type { ClaimFileProblem } from '@hongyan/domain/claims/add-claim-file'
import type { ClaimProblem } from '@hongyan/domain/claims/file-claim'
import type { DeliveryProblem } from '@hongyan/domain/shipments/change-delivery'
import type { Localised } from '@hongyan/locales'
import type { SharedProblem } from '../../../server/http/field-sentences.ts'
import { localised } from '../../../server/http/localised.ts'

/** What is wrong with another delivery, and with a claim. */
export const myShipmentSentences: Readonly<
  Record<Exclude<DeliveryProblem | ClaimProblem | ClaimFileProblem, SharedProblem>, Localised>
> = {
  'not-a-day': localised('请选一天。', '請選一天。', 'Please choose a day.'),
  'not-open': localised(
    '这一天送不了，请换一天。',
    '這一天送不了，請換一天。',
    'We cannot deliver on this day. Please choose another.',
  ),
  'no-such-branch': localised(
    '这座城市没有这个网点，或者它不代收。',
    '這座城市沒有這個服務點，或者它不代收。',
    'This city has no such branch, or it does not hold parcels.',
  ),
  'not-an-amount': localised(
    '请填金额，不带千位分隔，如 1500 或 99.5。',
    '請填金額，不帶千位分隔，如 1500 或 99.5。',
    'Please enter an amount without separators, such as 1500 or 99.5.',
  ),
  'wrong-kind': localised(
    '只收 JPG、PNG、WebP 图片和 PDF。',
    '只收 JPG、PNG、WebP 圖片和 PDF。',
    'Only JPG, PNG and WebP pictures and PDF files.',
  ),
  heic: localised(
    '这是 HEIC 照片，不是每台设备都能打开。请另存为 JPG，或发送截图。',
    '這是 HEIC 相片，不是每部裝置都能打開。請另存為 JPG，或傳送截圖。',
    'This is a HEIC photo, which not every device can open. Please save it as JPG, or send a screenshot.',
  ),
  'file-too-large': localised(
    '文件超过 2 MB，请缩小照片，或发送截图。',
    '檔案超過 2 MB，請縮小相片，或傳送截圖。',
    'The file is larger than 2 MB. Please make the photo smaller, or send a screenshot.',
  ),
}

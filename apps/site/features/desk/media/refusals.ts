import { defineRefusal } from '../../../calls/refusal.ts'
import { staffRole } from '../../../calls/refusals.ts'
import type { Words } from '../../../server/http/refusal-of-error.ts'

export const unknownPicture = defineRefusal({
  name: 'unknown-picture',
  code: 1256,
  http: 404,
  business: true,
  text: { 'zh-CN': '没有这张图片。', 'zh-HK': '沒有這張圖片。', 'en-US': 'There is no such picture.' },
})

export const notAPicture = defineRefusal({
  name: 'not-a-picture',
  code: 1257,
  http: 422,
  business: true,
  text: {
    'zh-CN': '这个文件不是完整的 JPEG、PNG、WebP、AVIF 或 GIF 图片。',
    'zh-HK': '這個檔案不是完整的 JPEG、PNG、WebP、AVIF 或 GIF 圖片。',
    'en-US': 'This file is no complete JPEG, PNG, WebP, AVIF or GIF picture.',
  },
})

export const pictureTooLarge = defineRefusal({
  name: 'picture-too-large',
  code: 1258,
  http: 422,
  business: true,
  text: {
    'zh-CN': '图片的像素太多，请先缩小到 5000 万像素以内。',
    'zh-HK': '圖片的像素太多，請先縮小到 5000 萬像素以內。',
    'en-US': 'The picture has too many pixels. Please make it smaller than 50 million.',
  },
})

export const pictureInUse = defineRefusal({
  name: 'picture-in-use',
  code: 1259,
  http: 409,
  business: true,
  text: {
    'zh-CN': '还有文档在用这张图片，不能删除。',
    'zh-HK': '還有文件在用這張圖片，不能刪除。',
    'en-US': 'Documents show this picture: it cannot be deleted.',
  },
})

export const pictureChanged = defineRefusal({
  name: 'picture-changed',
  code: 1260,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这张图片刚被别人改过，或者这个文件已经是另一张图片，请刷新后再试。',
    'zh-HK': '這張圖片剛被別人改過，或者這個檔案已經是另一張圖片，請更新後再試。',
    'en-US': 'Somebody has changed this picture, or the file is another picture already. Please reload.',
  },
})

export const pictureStoreAway = defineRefusal({
  name: 'picture-store-away',
  code: 1276,
  http: 503,
  business: true,
  text: {
    'zh-CN': '暂时连不上图片存储，图片没有改动，请稍后再试。',
    'zh-HK': '暫時連接不到圖片儲存空間，圖片沒有改動，請稍後再試。',
    'en-US': 'Picture storage cannot be reached right now. Nothing was changed; please try again later.',
  },
})

/** Which of them tells what a verb refuses. */
export const mediaWords: Words = {
  media: {
    names: {
      'not-found': unknownPicture,
      forbidden: staffRole,
      conflict: pictureChanged,
      'not-a-picture': notAPicture,
      'too-large': pictureTooLarge,
      'in-use': pictureInUse,
      'store-away': pictureStoreAway,
    },
  },
}

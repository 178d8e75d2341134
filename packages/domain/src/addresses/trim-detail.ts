import type { Confidence } from './parsed-address.ts'

/** The detail without separators around it. */
export const trimDetail = (detail: string): string =>
  detail.replace(/^[\s,，、;；|。:：.·-]+|[\s,，、;；|。:：]+$/g, '')

/** A street with a number is sure; a word or two without one asks for a look. */
export function confidenceOfDetail(detail: string): Confidence {
  if (detail === '') return 'none'
  if (detail.length < 3) return 'guess'
  return /[\d０-９]|[一二三四五六七八九十][号號栋棟座楼樓室层層幢弄]/.test(detail) ? 'sure' : 'likely'
}

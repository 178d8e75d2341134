import type { MediaPicture } from '@hongyan/domain/media/picture'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone, localeOf, writtenIds } from '@hongyan/locales'
import type { ShownColumn } from '../../../calls/worklist.ts'

/** Of a language that is not here its own name. */
const languages: Readonly<Record<string, ShownColumn['label']>> = {
  'zh-CN': { en: 'Simplified', zh: '简体' },
  'zh-HK': { en: 'Hong Kong', zh: '香港' },
  'en-US': { en: 'English', zh: '英文' },
}

/** What a file of pictures says of each. */
export const pictureColumns: readonly ShownColumn[] = [
  { key: 'id', kind: 'text', label: { en: 'Named in documents as', zh: '文档里的代号' } },
  { key: 'name', kind: 'text', label: { en: 'File name', zh: '文件名' } },
  ...writtenIds.map((id): ShownColumn => {
    const { ownName } = localeOf(id)
    const { en, zh } = languages[id] ?? { en: ownName, zh: ownName }
    return { key: id, kind: 'text', label: { en: `Shows (${en})`, zh: `画面说明（${zh}）` } }
  }),
  { key: 'credit', kind: 'text', label: { en: 'Credit', zh: '署名' } },
  { key: 'licence', kind: 'text', label: { en: 'License', zh: '许可' } },
  { key: 'width', kind: 'number', label: { en: 'Width', zh: '宽' } },
  { key: 'height', kind: 'number', label: { en: 'Height', zh: '高' } },
  { key: 'changedAt', kind: 'text', label: { en: 'Last changed', zh: '最近修改' } },
]

export function pictureRow({ id, name, alt, credit, licence, width, height, changedAt }: MediaPicture) {
  const changed = isoInZone(changedAt, homeZone)
  return { id: `media:${id}`, name, ...alt, credit, licence, width, height, changedAt: changed }
}

import type { WrittenFile } from '@hongyan/domain/desk-documents/document-source'
import { placeOf } from './written/place-of.ts'
import { readTexts } from './written/read-texts.ts'

/** The files in which a document is written as it ships; none of what is made by code. */
export function filesOf(name: string): readonly WrittenFile[] {
  const { file, folder } = placeOf(name)
  return readTexts(file, folder)
}

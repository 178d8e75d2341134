import type { CheckedFiles } from '@hongyan/domain/desk-documents/check-files'
import type { WrittenFile } from '@hongyan/domain/desk-documents/document-source'
import { presentChange } from '../present.ts'

export function presentFiles(files: readonly WrittenFile[]) {
  return { files }
}

export function presentChecked(documents: readonly CheckedFiles[]) {
  return {
    documents: documents.map(({ changes, ...checked }) => ({
      ...checked,
      changes: changes.map(presentChange),
    })),
  }
}

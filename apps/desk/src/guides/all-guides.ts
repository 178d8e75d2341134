import { administratorGuide } from './administrator.ts'
import { branchGuide } from './branch.ts'
import { editorGuide } from './editor.ts'
import type { Guide } from './guide.ts'
import { publisherGuide } from './publisher.ts'
import { ratesGuide } from './rates.ts'
import { salesGuide } from './sales.ts'
import { translatorGuide } from './translator.ts'

export const allGuides: readonly Guide[] = [
  editorGuide,
  translatorGuide,
  publisherGuide,
  salesGuide,
  branchGuide,
  ratesGuide,
  administratorGuide,
]

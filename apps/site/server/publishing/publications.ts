import { contentCodeOf, currentSnapshot, readContent, resolveContent } from '@hongyan/content'
import { unfitFields } from '@hongyan/content/desk-documents'
import type { PublicationSource } from '@hongyan/domain/releases/publication-source'
import type { Ctx } from '@hongyan/kernel/context'
import { isScreen, needsPage } from '../../routes.ts'
import { inWorker, type ThreadServices } from '../threads/run-in-worker.ts'
import { deriveHongKongTask } from './derive-hong-kong-task.ts'

const system: Pick<Ctx, 'actor'> = { actor: { kind: 'system', name: 'publishing' } }

/** What publishing knows of the content of this site. */
export function createPublications(services: ThreadServices): PublicationSource {
  const inHongKong: PublicationSource['inHongKong'] = (texts) =>
    inWorker({ ctx: system, services }, deriveHongKongTask, texts)
  return {
    inHongKong,
    contentOf: async ({ name, seed, language, at }) => {
      const code = contentCodeOf(name, language)
      if (code === null) return { fits: false, problem: 'there is no such document' }
      const content = await resolveContent(seed, language, at, inHongKong)
      const read = readContent(code, content, currentSnapshot())
      if (read.accepted) return { fits: true, code, content }
      const fields = (await unfitFields()).unfitFields({ name, seed, language })
      return { fits: false, problem: read.problem, fields }
    },
    unknownNames: async (document, targets) => (await unfitFields()).unknownNames(document, targets),
    keepsContract: (code, content) => readContent(code, content, currentSnapshot()).accepted,
    codeOf: contentCodeOf,
    nameAt: (path) => {
      if (isScreen(path)) return null
      return /^\/(news|notice)\//.test(path) ? path.slice(1) : `page${path}`
    },
    isNeeded: (name) =>
      name.startsWith('document/') || (name.startsWith('page/') && needsPage(name.slice(4))),
  }
}

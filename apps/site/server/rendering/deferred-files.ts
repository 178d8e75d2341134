import type { LocaleId } from '@hongyan/locales'
import { withLanguages } from '@hongyan/locales/with-languages'
import type { DeferredPart } from '../../shell/page-needs.ts'
import type { MadeText } from '../page-cache/generated-assets.ts'

/** Files by the first of their parts: those of a kept frame are the same ones each time, and their file is then too. */
const made = new WeakMap<DeferredPart, { readonly parts: readonly DeferredPart[]; readonly file: MadeText }>()

const named = new WeakMap<DeferredPart, DeferredPart>()

/** Parts of a page in a language with the `lang` of what stands in for texts that it lacks; the same ones each time. */
export function deferredIn(parts: readonly DeferredPart[], locale: LocaleId): DeferredPart[] {
  return parts.map((part) => {
    const known = named.get(part)
    if (known !== undefined) return known
    const html = withLanguages(part.html, locale)
    const made = html === part.html ? part : { ...part, html }
    named.set(part, made)
    return made
  })
}

/**
 * The files for what a page has deferred, one for each name: the menus are the same everywhere, and nobody reads them
 * before the page. The shell's script puts each part back by its id (`shell/client/parts.ts`).
 */
export function deferredFiles(parts: readonly DeferredPart[]): readonly MadeText[] {
  return [...Map.groupBy(parts, ({ file }) => file).values()].map(fileOf)
}

function fileOf(parts: readonly DeferredPart[]): MadeText {
  const [first] = parts
  const known = first && made.get(first)
  if (known?.parts.length === parts.length && known.parts.every((part, at) => part === parts[at]))
    return known.file
  const text = parts.map(({ id, html }) => `<div data-part="${id}">${html}</div>`).join('')
  const file: MadeText = { text: `<!doctype html><title>-</title>${text}`, extension: '.html' }
  if (first) made.set(first, { parts, file })
  return file
}

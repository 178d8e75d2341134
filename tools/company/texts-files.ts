import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { placesOf } from '@hongyan/locales'
import { z } from 'zod'
import { readCompanyFile, WrongCompanyFile } from './read-company-file.ts'

/** What of a language these files need to know. */
type Languages = Readonly<
  Record<string, { readonly complete: unknown; readonly fallback: unknown; readonly derivation: unknown }>
>

const text = z.string({ error: 'is missing' }).trim().min(1)

/** A text, or its forms for numbers, of which a language has those that it needs. */
const textOrForms = z.union(
  [text, z.strictObject({ one: text.optional(), few: text.optional(), many: text.optional(), other: text })],
  { error: 'must be a text, or have one, few, many and other, of which other has to be there' },
)
type Text = z.output<typeof textOrForms>

/** Texts of a language by those of the source, each on one line or in several. */
const schema = z.record(z.string().min(1), textOrForms).superRefine((texts, { addIssue }) => {
  for (const [source, written] of Object.entries(texts)) {
    const needed = placesIn(source)
    const forms =
      typeof written === 'string' ? [written] : Object.values(written).filter((form) => form !== undefined)
    if (forms.some((form) => placesIn(form) !== needed))
      addIssue({
        code: 'custom',
        message: needed === '' ? 'must have no places' : `must have the places ${needed}`,
        path: [source],
      })
  }
})

/**
 * `texts` of a folder, by language: a file for each that has some of its texts, `texts/ja-JP.yaml`.
 * @throws WrongCompanyFile
 */
export function readTexts(
  folder: string,
  languages: Languages,
): Readonly<Record<string, Readonly<Record<string, Text>>>> {
  const within = join(folder, 'texts')
  if (!existsSync(within)) return {}
  const files = readdirSync(within).filter((file) => file.endsWith('.yaml'))
  return Object.fromEntries(
    files.sort().map((file) => {
      const id = file.replace(/\.yaml$/, '')
      const name = `company/texts/${file}`
      const language = languages[id]
      if (language === undefined)
        throw new WrongCompanyFile([`${name}: company/languages.yaml has no language ${id}`])
      if (language.complete || language.derivation !== null)
        throw new WrongCompanyFile([
          `${name}: texts of ${id} stand beside those of the source, or are made of them`,
        ])
      return [id, readCompanyFile(join(within, file), name, schema)]
    }),
  )
}

function placesIn(text: string): string {
  const ours = [...text.matchAll(/\{our\.[\w.]+\}/g)].map(([place]) => place)
  return [...placesOf(text).map((name) => `{${name}}`), ...new Set(ours)].sort().join(' ')
}

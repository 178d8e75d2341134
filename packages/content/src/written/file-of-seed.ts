import { isDeepStrictEqual } from 'node:util'
import { collectionNames } from '@hongyan/documents'
import { problemsOf } from '@hongyan/documents/forms/problems-of'
import type { DocumentKind } from '@hongyan/documents/labels'
import type { FileProblem, ReadFile, WrittenFile } from '@hongyan/domain/desk-documents/document-source'
import { localeOf, writtenIds } from '@hongyan/locales'
import { checkSeed } from '../desk/check-seed.ts'
import { shippedFiles, shippedSeed } from '../shipped-seeds.ts'
import { boundsProblem } from './file-bounds.ts'
import { joinFiles } from './join-files.ts'
import { lineAt } from './line-of.ts'
import { parseWritten } from './parse-written.ts'
import { placeOf, stepsOf } from './place-of.ts'
import { writeWritten } from './write-written.ts'
import { WrittenError } from './written-error.ts'

/** The files of a document: those that ship with it while it says what they say, else one that is written anew. */
export function writeFiles(name: string, seed: unknown): readonly WrittenFile[] {
  const shipped = shippedFiles(name)
  if (shipped.length > 0 && isDeepStrictEqual(seed, shippedSeed(name))) return shipped
  const { file, named } = placeOf(name)
  return [{ file, text: writeWritten(seed as object, named) }]
}

/**
 * Reads the files of a document, at a moment (ms UTC): one, or those of its folder; a seed that breaks the contract of
 * its kind is not given back.
 */
export function readFiles(name: string, files: readonly WrittenFile[], at: number): ReadFile {
  const problems = files.flatMap(({ file, text }) => boundsProblem(file, text))
  if (problems.length > 0) return { problems }
  try {
    return checked(name, parseFiles(name, files), files[0]?.file ?? '', at)
  } catch (error) {
    if (!(error instanceof WrittenError)) throw error
    const problems = error.problems.map(({ file, line, message, chinese = message }) => ({
      ...{ file, line, path: [] },
      message: { 'zh-CN': chinese, 'en-US': `${message.charAt(0).toUpperCase()}${message.slice(1)}.` },
    }))
    return { problems: eachOnce(problems) }
  }
}

function parseFiles(name: string, files: readonly WrittenFile[]): object {
  const { folder, named } = placeOf(name)
  const parse = ({ file, text }: WrittenFile): object =>
    parseWritten(text.replaceAll('\r\n', '\n').replace(/^\ufeff/, ''), file, named)
  const [only] = files
  if (only !== undefined && files.length === 1 && (folder === null || stepsOf(only.file).at(-2) !== folder))
    return parse(only)
  const byName = new Map(files.map((file) => [stepsOf(file.file).at(-1) ?? '', file]))
  const parsed = new Map<string, object>()
  const read = (one: string): object => {
    const file = byName.get(one) ?? { file: `${folder}/${one}.yaml`, text: '' }
    const known = parsed.get(one) ?? parse(file)
    parsed.set(one, known)
    return known
  }
  return joinFiles(folder ?? '', [...byName.keys()], read, '')
}

function checked(name: string, seed: object, file: string, at: number): ReadFile {
  const { kind } = placeOf(name)
  const plain: unknown = JSON.parse(JSON.stringify(seed))
  if (checkSeed(kind, plain, at).length === 0) return { seed: plain }
  const other = otherKind(name, plain, at)
  const found = writtenIds
    .filter((language) => localeOf(language).complete || JSON.stringify(plain).includes(`"${language}":`))
    .flatMap((language) => problemsOf(kind as DocumentKind, plain, language))
    .map(({ path, sentence: [chinese, english] }) => {
      const place = lineAt(seed, path)
      return {
        ...{ file: place?.file ?? file, line: place?.line ?? 1, path },
        message: { 'zh-CN': chinese, 'en-US': english },
      }
    })
    .toSorted((one, two) => one.line - two.line)
  return { problems: eachOnce(found).slice(0, 200), ...(other === null ? {} : { kind: other }) }
}

function eachOnce(problems: readonly FileProblem[]): readonly FileProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}

/** The collection whose contract a seed keeps, where it is not that of its name. */
function otherKind(name: string, seed: unknown, at: number): string | null {
  const { kind, named } = placeOf(name)
  const rest = Object.fromEntries(Object.entries(seed as object).filter(([key]) => !(key in named)))
  const isOf = (one: string): boolean =>
    checkSeed(one, { ...rest, ...(one === 'page' ? { path: '/a' } : { id: 'a' }) }, at).length === 0
  return collectionNames.find((one) => one !== kind && isOf(one)) ?? null
}

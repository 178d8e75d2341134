import { problemsOf } from '@hongyan/documents/forms/problems-of'
import { idsOf, referenceProblems } from '@hongyan/documents/forms/reference-problems'
import type { DocumentKind } from '@hongyan/documents/labels'
import { sceneNames } from '@hongyan/documents/scenes'
import { readName } from '@hongyan/domain/desk-documents/document-name'
import { partAt } from '@hongyan/domain/desk-documents/seed-value'
import { isBlank } from '@hongyan/domain/desk-documents/text-cells'
import { listDivisions } from '@hongyan/domain/places/divisions'
import type { DeskTargets } from '@hongyan/domain/releases/publication-source'
import type { FieldProblem } from '@hongyan/kernel/errors'
import { type LocaleId, writtenIds } from '@hongyan/locales'
import { facts } from '../facts.ts'

type Written = { readonly name: string; readonly seed: unknown; readonly language: LocaleId }

/** More are not told at once; the editor shows them all. */
const mostFields = 50

/** The fields that keep a language of a document from the site: what lacks its text is told from what is wrong. */
export function unfitFields({ name, seed, language }: Written): readonly FieldProblem[] {
  const kind = readName(name)?.kind
  if (kind === undefined) return []
  return problemsOf(kind as DocumentKind, seed, language)
    .slice(0, mostFields)
    .map(({ path }) => ({
      path: path.join('/'),
      message: isBlank(partAt(seed, path)) ? 'lacks-text' : 'unfit-field',
    }))
}

/** The fields of a language of a document that name what is not there, each by what it lacks. */
export function unknownNames(
  { name, seed, language }: Written,
  targets: DeskTargets,
): readonly FieldProblem[] {
  const kind = readName(name)?.kind
  if (kind === undefined) return []
  const known = {
    page: targets.pages,
    question: targets.questions,
    fact: new Set(Object.keys(facts)),
    picture: new Set([...sceneNames, ...targets.pictures]),
    aircraft: idsOf(targets.lists.fleet, 'aircraft'),
    deck: idsOf(targets.lists.fleet, 'decks'),
    'packaging-price': idsOf(targets.lists.priceTables, 'packaging'),
    'service-price': idsOf(targets.lists.priceTables, 'services'),
    service: new Set([...targets.pages].flatMap((path) => /^\/products\/([^/]+)$/.exec(path)?.[1] ?? [])),
    area: new Set(listDivisions('province').map(({ code }) => code)),
  }
  return referenceProblems(kind as DocumentKind, seed, known)
    .filter(({ path }) => writtenIds.every((one) => one === language || !path.includes(one)))
    .slice(0, mostFields)
    .map(({ path, lacks }) => ({ path: path.join('/'), message: `no-such-${lacks}` }))
}

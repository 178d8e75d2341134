import type { Ctx } from '@hongyan/kernel/context'
import { inEach, textIn } from '@hongyan/locales'
import { addressRoot, areasBelow } from '../places/divisions.ts'
import { staffWith } from '../staff/own-staff.ts'
import type { DocumentCard } from './document-card.ts'
import { allDocuments } from './list-documents.ts'
import { readDocument } from './read-document.ts'

/** Something that documents name by its id, with what it is called. */
type NamedValue = { readonly id: string; readonly title: DocumentCard['title'] }

/** What documents name beside pages, questions, facts and pictures. */
export type NamedValues = Readonly<
  Record<
    'aircraft' | 'deck' | 'packaging-price' | 'service-price' | 'service' | 'area',
    readonly NamedValue[]
  >
>

/** All that there is to be named, as it stands at the desk. Refusals: `sign-in-needed`, `forbidden`. */
export async function listNamed(ctx: Ctx): Promise<NamedValues> {
  staffWith(ctx, 'see-documents')
  const entries = async (document: string, list: string): Promise<readonly NamedValue[]> => {
    const seed = (await readDocument(ctx, { name: `document/${document}` }))?.seed
    const rows: unknown = isRecord(seed) ? seed[list] : null
    return named(rows)
  }
  const fleet = (await readDocument(ctx, { name: 'document/fleet' }))?.seed
  const types: unknown = isRecord(fleet) ? fleet.aircraft : null
  const decks = (Array.isArray(types) ? types : []).flatMap((type: unknown) =>
    isRecord(type) ? named(type.decks) : [],
  )
  const documents = await allDocuments(ctx)
  return {
    aircraft: await entries('fleet', 'aircraft'),
    // Decks of several types share a name.
    deck: [...new Map(decks.map((deck) => [deck.id, deck])).values()],
    'packaging-price': await entries('priceTables', 'packaging'),
    'service-price': await entries('priceTables', 'services'),
    // A service is called as the page that tells of it.
    service: documents.flatMap(({ name, title, trashedAt }) => {
      const [, id] = /^page\/products\/([^/]+)$/.exec(name) ?? []
      return id === undefined || trashedAt !== null ? [] : [{ id, title }]
    }),
    area: areasBelow(addressRoot).map(({ code, name }) => ({
      id: code,
      title: inEach((id) => textIn(name, id)),
    })),
  }
}

/** The entries of a list that have an id. */
function named(rows: unknown): readonly NamedValue[] {
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown) =>
    isRecord(row) && typeof row.id === 'string' ? [{ id: row.id, title: titleOf(row.name) }] : [],
  )
}

function titleOf(name: unknown): DocumentCard['title'] {
  const own = (language: string): string | null => {
    const text: unknown = isRecord(name) ? name[language] : name
    return typeof text === 'string' && text !== '' ? text : null
  }
  return inEach(own)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

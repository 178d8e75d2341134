import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { readDocument, type StoredDocument } from './read-document.ts'

/** A document whose row was made by somebody else at the same moment. */
class MadeMeanwhile extends Error {}

const runs = 3

/**
 * Does some work on a document, while nobody else changes it. Refuses `not-found`. The work may be done again where
 * somebody else makes the first change of the same document at the same moment.
 */
export async function inDocument<T>(
  ctx: Ctx,
  name: string,
  work: (trx: Transaction<Schema>, held: StoredDocument) => Promise<T>,
): Promise<T> {
  return againWhileMade(() =>
    ctx.db.transaction(async (trx) => {
      await trx
        .updateTable('desk_documents')
        .set((eb) => ({ revision: eb.ref('revision') }))
        .where('name', '=', name)
        .execute()
      const held = await readDocument(ctx, { name }, trx)
      if (held === null) throw unknownDocument()
      return work(trx, held)
    }),
  )
}

/** Does some work that makes a row, again where another process made the same one at the same moment. */
export async function againWhileMade<T>(work: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await work()
    } catch (error) {
      if (run === runs || !(error instanceof MadeMeanwhile)) throw error
    }
  }
}

/** To be thrown where a row is there that was not there before. */
export function madeMeanwhile(): Error {
  return new MadeMeanwhile()
}

export function unknownDocument(): DomainError {
  return new DomainError({ entity: 'document', code: 'not-found', detail: 'No such document' })
}

/** Refuses `not-available` for what lies in the trash. */
export function refuseTrashed({ trashedAt }: StoredDocument): void {
  if (trashedAt !== null)
    throw new DomainError({ entity: 'document', code: 'not-available', detail: 'It lies in the trash' })
}

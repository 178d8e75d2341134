import type { Ctx } from '@hongyan/kernel/context'
import { carryOut } from './carry-out.ts'
import { findRelease } from './find-release.ts'

/**
 * Publishes now what was approved, or was to be published later. Refusals: those of `findRelease`, `settled`, `unfit`,
 * `newer`.
 */
export async function publishRelease(ctx: Ctx, input: { readonly id: string }): Promise<void> {
  await carryOut(ctx, await findRelease(ctx, { id: input.id, right: 'publish-documents' }))
}

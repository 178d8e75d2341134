import type { ApiKeyRow, Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { storedPastEndMs } from '@hongyan/kernel/expiry'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { lockAccount } from '../accounts/lock-account-for-write.ts'
import { personOf, repeatMs } from '../accounts/person-of.ts'
import { isInForce, type NewApiKey, newSecret, readApiKey, secretColumns } from './api-key.ts'
import { keyScopes, longestKeyName } from './merchant-rules.ts'

const content = z.strictObject({
  name: z.string('required').trim().min(1, 'required').max(longestKeyName, 'too-long'),
  scopes: z.array(z.enum(keyScopes)).min(1, 'required'),
})

/**
 * Makes a key for the account of whoever is signed in. Asked again with the same `requestKey` it makes no second one:
 * the key gets a new secret as long as nobody has used it, for the first may never have arrived. Refusals:
 * `sign-in-needed`, `invalid-input`, `too-many` for an account that has enough, `conflict` for a request whose key is
 * in use or is another one.
 */
export async function createApiKey(
  ctx: Ctx,
  input: { readonly name: string; readonly scopes: readonly string[]; readonly requestKey: string },
): Promise<NewApiKey> {
  const accountId = personOf(ctx, 'api-key')
  const { requestKey, ...rest } = input
  const read = content.safeParse(rest)
  if (!read.success) {
    const fields = read.error.issues.map(({ path, message }) => ({
      path: String(path[0] ?? ''),
      message: message === 'too-long' || message === 'required' ? message : 'not-valid',
    }))
    throw new DomainError({ entity: 'api-key', code: 'invalid-input', detail: 'Not a key', fields })
  }
  const { name } = read.data
  const scopes = keyScopes.filter((scope) => read.data.scopes.includes(scope))
  return ctx.db.transaction(async (trx) => {
    await lockAccount(ctx, trx)
    const known = await trx
      .selectFrom('api_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst()
    const asked = { name, scopes: JSON.stringify(scopes) }
    if (known) {
      if (known.name === asked.name && known.scopes === asked.scopes) return renewUnused(ctx, trx, known)
      throw new DomainError({ entity: 'api-key', code: 'conflict', detail: 'This request made another key' })
    }
    await refuseOverfull(ctx, trx, accountId, ctx.settings.merchants.keys)
    return insertKey(ctx, trx, { accountId, requestKey, ...asked })
  })
}

/** Stores a new key and gives its secret. */
export async function insertKey(
  ctx: Ctx,
  trx: Transaction<Schema>,
  key: {
    readonly accountId: string
    readonly requestKey: string
    readonly name: string
    readonly scopes: string
  },
): Promise<NewApiKey> {
  const now = ctx.now()
  const secret = newSecret()
  const row: ApiKeyRow = {
    id: uuidv7(now),
    account_id: key.accountId,
    request_key: key.requestKey,
    name: key.name,
    ...secretColumns(secret),
    scopes: key.scopes,
    created_at: now,
    used_at: null,
    ends_at: null,
  }
  await trx.insertInto('api_keys').values(row).execute()
  await writeAudit(ctx, trx, { entity: 'api-key', id: row.id, action: 'created' })
  return { key: readApiKey(row), secret }
}

/** The answer to a request that was sent again: what the first answer held may be lost, and opens nothing any more. */
export async function renewUnused(ctx: Ctx, trx: Transaction<Schema>, row: ApiKeyRow): Promise<NewApiKey> {
  if (row.used_at !== null || ctx.now() - row.created_at > repeatMs)
    throw new DomainError({
      entity: 'api-key',
      code: 'conflict',
      detail: 'The key of this request is in use',
    })
  const secret = newSecret()
  const columns = secretColumns(secret)
  await trx.updateTable('api_keys').set(columns).where('id', '=', row.id).execute()
  return { key: readApiKey({ ...row, ...columns }), secret }
}

/** What ended long ago goes on the way. @throws DomainError `too-many` where `most` keys work already */
export async function refuseOverfull(
  ctx: Ctx,
  trx: Transaction<Schema>,
  accountId: string,
  most: number,
): Promise<void> {
  const now = ctx.now()
  await trx
    .deleteFrom('api_keys')
    .where('account_id', '=', accountId)
    .where('ends_at', '<', now - storedPastEndMs)
    .execute()
  const rows = await trx
    .selectFrom('api_keys')
    .select('ends_at')
    .where('account_id', '=', accountId)
    .execute()
  if (rows.filter((row) => isInForce(row, now)).length >= most)
    throw new DomainError({ entity: 'api-key', code: 'too-many', detail: 'The account has enough keys' })
}

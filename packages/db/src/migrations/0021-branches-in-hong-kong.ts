import type { Migration } from '../migrate.ts'

type Texts = Readonly<
  Record<'name' | 'address', { readonly zh: string; readonly hk?: string; readonly en: string }>
>

/** Names and addresses of branches are kept in Traditional Chinese too; those loaded before get theirs here. */
export const migration0021: Migration = {
  name: '0021-branches-in-hong-kong',
  async up(trx) {
    const rows = await trx.selectFrom('branches').selectAll().execute()
    if (rows.length === 0) return
    // Its tables take 140 MB, which a site that has loaded no branches is spared.
    const { toTraditional } = await import('@hongyan/locales/traditional')
    for (const { edition, code, details } of rows) {
      const { name, address, ...rest } = JSON.parse(details) as Texts
      const changed = {
        ...rest,
        name: { ...name, hk: toTraditional(name.zh) },
        address: { ...address, hk: toTraditional(address.zh) },
      }
      await trx
        .updateTable('branches')
        .set({ details: JSON.stringify(changed) })
        .where('edition', '=', edition)
        .where('code', '=', code)
        .execute()
    }
  },
}

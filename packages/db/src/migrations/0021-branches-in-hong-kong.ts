import type { Migration } from '../migrate.ts'

type Text = { readonly zh: string; readonly en: string }
type Details = { readonly name: Text; readonly address: Text }

/** Names and addresses of branches are kept in Traditional Chinese too; those loaded before get theirs here. */
export const migration0021: Migration = {
  name: '0021-branches-in-hong-kong',
  async up(trx) {
    const rows = await trx.selectFrom('branches').selectAll().execute()
    if (rows.length === 0) return
    // Its tables take 140 MB, which a site that has loaded no branches is spared.
    const { toTraditional } = await import('@hongyan/locales/traditional')
    // In the order in which branches are written, so that the same file again is no new edition.
    const inHongKong = ({ zh, en }: Text) => ({ zh, hk: toTraditional(zh), en })
    for (const { edition, code, details } of rows) {
      const before = JSON.parse(details) as Details
      const changed = { ...before, name: inHongKong(before.name), address: inHongKong(before.address) }
      await trx
        .updateTable('branches')
        .set({ details: JSON.stringify(changed) })
        .where('edition', '=', edition)
        .where('code', '=', code)
        .execute()
    }
  },
}

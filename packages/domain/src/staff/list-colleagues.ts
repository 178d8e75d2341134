import type { Ctx } from '@hongyan/kernel/context'
import { ownStaff } from './own-staff.ts'
import { readGrants } from './read-grants.ts'
import { type StaffRight, staffMaySomewhere } from './staff-rights.ts'

/** Most that are told at once; whoever looks for somebody else types more. */
const most = 20

/** Somebody of staff as colleagues know them. */
type Colleague = { readonly id: string; readonly name: string }

/**
 * Colleagues who have a right that whoever asks has too, by a part of their name or mail address, in the order of their
 * names; with `id` just that one. Without a right everybody, also who has left: for whoever reads the audit. Of a right
 * that they have not they are told nobody. Refuses `sign-in-needed`.
 */
export async function listColleagues(
  ctx: Ctx,
  input: { readonly right: StaffRight | null; readonly text: string; readonly id: string | null },
): Promise<readonly Colleague[]> {
  const { right, text, id } = input
  if (!staffMaySomewhere(ownStaff(ctx), right ?? 'see-audit')) return []
  const people = await ctx.db.query
    .selectFrom('staff')
    .select(['id', 'name', 'mail'])
    .$if(right !== null, (query) => query.where('ended_at', 'is', null))
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .execute()
  const grantsOf = await readGrants(ctx.db.query, 'everybody')
  const searched = plain(text.trim())
  return people
    .filter(
      ({ id: staffId, name, mail }) =>
        plain(`${name ?? ''}\n${mail}`).includes(searched) &&
        (right === null || staffMaySomewhere({ kind: 'person', staffId, grants: grantsOf(staffId) }, right)),
    )
    .map(({ id: staffId, name, mail }) => ({ id: staffId, name: name ?? mail }))
    .sort((a, b) => a.name.localeCompare(b.name, 'zh-CN'))
    .slice(0, most)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

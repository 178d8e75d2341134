import type { Ctx } from '@hongyan/kernel/context'
import type { Branch } from '../branches/branch.ts'
import type { BranchNetwork } from '../branches/branch-network.ts'
import { ownStaff } from '../staff/own-staff.ts'
import { staffBranches, staffMaySomewhere } from '../staff/staff-rights.ts'

/** Most that are told at once; whoever looks for another types more. */
const most = 20

/**
 * Branches whose orders whoever asks sees, or all for whoever manages staff, by a part of their code or their name in any
 * language; with `code` just that one. Refuses `sign-in-needed`.
 */
export function listOwnBranches(
  ctx: Pick<Ctx, 'actor'>,
  input: { readonly network: BranchNetwork; readonly text: string; readonly code: string | null },
): readonly Branch[] {
  const { network, text, code } = input
  const person = ownStaff(ctx)
  const own = staffMaySomewhere(person, 'manage-staff') ? null : staffBranches(person, 'see-orders')
  const searched = plain(text.trim())
  return network.branches
    .filter(
      (branch) =>
        (own === null || own.includes(branch.code)) &&
        (code === null || branch.code === code) &&
        plain([branch.code, ...Object.values(branch.name)].join('\n')).includes(searched),
    )
    .slice(0, most)
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

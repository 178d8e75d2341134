import { linkSentTo } from '@hongyan/testing'
import type { People } from './people.ts'
import { type Player, textIn } from './player.ts'

/** A company, from its founding until its founder has left it to somebody else. */
export async function playCompany({ ask, api }: Player, { owner: as, colleague, leaving }: People) {
  await ask('makeCompany', { as, body: { name: '样例茶行' } })
  await ask('inviteToCompany', { as, body: { mail: 'colleague@people.example', role: 'member' } })
  const token = await linkSentTo(api.ctx, 'colleague@people.example')
  await ask('acceptInvitation', { as: colleague, body: { token } })
  await ask('inviteToCompany', { as, body: { mail: 'leaving@people.example', role: 'viewer' } })
  const other = await linkSentTo(api.ctx, 'leaving@people.example')
  await ask('acceptInvitation', { as: leaving, body: { token: other } })
  await ask('inviteToCompany', { as, body: { mail: 'waits@people.example', role: 'viewer' } })
  await ask('renameCompany', { as, body: { name: '样例茶业' } })
  const shown = (await ask('showCompany', { as })) as { data: Company }
  const { people, invitations } = shown.data
  await ask('withdrawInvitation', { as, params: { id: textIn(invitations, 0, 'id') }, body: {} })
  const idOf = (name: string) => ({ id: people.find((one) => one.name === name)?.id ?? '' })
  await ask('changeCompanyRole', { as, params: idOf('周范例'), body: { role: 'viewer' } })
  await ask('removeCompanyPerson', { as, params: idOf('吴小样'), body: {} })
  await ask('handOverCompany', { as, params: idOf('周范例'), body: {} })
  await ask('leaveCompany', { as, body: {} })
}

type Company = {
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly invitations: readonly { readonly id: string }[]
}

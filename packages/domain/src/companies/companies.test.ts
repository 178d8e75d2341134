import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { aCompany, aPersonWithMail, asNow, joinedAs, linkSentTo, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { acceptInvitation } from './accept-invitation.ts'
import { changeRole } from './change-role.ts'
import { handOverCompany } from './hand-over-company.ts'
import { inviteToCompany } from './invite-to-company.ts'
import { leaveCompany } from './leave-company.ts'
import { makeCompany } from './make-company.ts'
import { removePerson } from './remove-person.ts'
import { renameCompany } from './rename-company.ts'
import { showCompany } from './show-company.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

/** What an attempt came to: the entity and code of its refusal, or `done`. */
async function became(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof DomainError) return `${error.entity} ${error.code}`
    throw error
  }
}

const idOf = ({ actor }: Ctx): string => {
  if (actor.kind !== 'customer' || !actor.company) throw new Error('belongs to no company')
  return actor.company.personId
}

withDatabases('companies', (database) => {
  const nobody = () => testCtx(database())
  const rolesIn = async (ctx: Ctx) => (await showCompany(await asNow(ctx))).people.map(({ role }) => role)

  test('is made once, by somebody who belongs to none', async () => {
    const founder = await aPersonWithMail(nobody())
    expect(await became(makeCompany(founder, { name: 'www.x' }))).toBe('company invalid-input')
    const twice = [makeCompany(founder, { name: '样例茶行' }), makeCompany(founder, { name: '样例茶行' })]
    expect(await Promise.all(twice.map(became))).toEqual(['done', 'done'])
    expect(await became(makeCompany(founder, { name: '另一家' }))).toBe('company-person conflict')
    const view = await showCompany(await asNow(founder))
    expect(view).toMatchObject({ name: '样例茶行', role: 'owner', people: [{ role: 'owner', isMe: true }] })
    expect(await became(makeCompany(nobody(), { name: '样例茶行' }))).toBe('company sign-in-needed')
  })

  test('shows everybody who belongs to it, and only owners who is invited and what was changed', async () => {
    const { owner, member, viewer } = await aCompany(nobody())
    await inviteToCompany(owner, { mail: 'New@People.example ', role: 'viewer', locale: 'en-US' })
    await renameCompany(owner, { name: '样例茶业' })
    const seen = await showCompany(owner)
    expect(seen.people.map(({ role, isMe }) => [role, isMe])).toEqual([
      ['owner', true],
      ['member', false],
      ['viewer', false],
    ])
    expect(seen.people.every(({ mail }) => /^.\*\*\*@people\.example$/.test(mail ?? ''))).toBe(true)
    expect(seen.invitations).toMatchObject([{ mail: 'new@people.example', role: 'viewer' }])
    expect(seen.changes?.map(({ action }) => action)).toEqual([
      'renamed',
      'invited',
      'joined',
      'invited',
      'joined',
      'invited',
      'made',
    ])
    for (const other of [member, viewer]) {
      const limited = await showCompany(other)
      expect(limited.people).toHaveLength(3)
      expect(limited).toMatchObject({ name: '样例茶业', invitations: null, changes: null })
    }
    expect(await became(showCompany(await aPersonWithMail(nobody())))).toBe('company not-found')
  })

  test('its audit names people of it by nothing that is known elsewhere', async () => {
    const { owner, member } = await aCompany(nobody())
    await inviteToCompany(owner, { mail: 'secret@people.example', role: 'member', locale: 'zh-CN' })
    await changeRole(owner, { personId: idOf(member), role: 'viewer' })
    const rows = await database()
      .query.selectFrom('audit')
      .selectAll()
      .where('entity', '=', 'company')
      .execute()
    const accounts = await database().query.selectFrom('accounts').select(['id', 'mail', 'name']).execute()
    const text = JSON.stringify(rows)
    for (const { id, mail, name } of accounts)
      for (const personal of [id, mail, name]) expect(text).not.toContain(String(personal))
    expect(text).not.toContain('secret@')
  })

  describe.each(['member', 'viewer'] as const)('a %s', (role) => {
    test('decides nothing', async () => {
      const company = await aCompany(nobody())
      const one = company[role]
      const personId = idOf(company.owner)
      const attempts = [
        () => renameCompany(one, { name: '别名' }),
        () => inviteToCompany(one, { mail: 'x@people.example', role: 'owner', locale: 'zh-CN' }),
        () => withdrawInvitation(one, { id: personId }),
        () => changeRole(one, { personId: idOf(one), role: 'owner' }),
        () => handOverCompany(one, { personId: idOf(one) }),
        () => removePerson(one, { personId }),
      ]
      for (const attempt of attempts) expect(await became(attempt())).toBe('company forbidden')
      expect(await rolesIn(company.owner)).toEqual(['owner', 'member', 'viewer'])
    })
  })

  test('owners of one company decide nothing about another', async () => {
    const [ours, theirs] = [await aCompany(nobody()), await aCompany(nobody())]
    const personId = idOf(theirs.member)
    expect(await became(changeRole(ours.owner, { personId, role: 'owner' }))).toBe('company-person not-found')
    expect(await became(removePerson(ours.owner, { personId }))).toBe('company-person not-found')
    expect(await became(handOverCompany(ours.owner, { personId }))).toBe('company-person not-found')
    await inviteToCompany(theirs.owner, { mail: 'kept@people.example', role: 'viewer', locale: 'zh-CN' })
    const [invitation] = (await showCompany(theirs.owner)).invitations ?? []
    await withdrawInvitation(ours.owner, { id: invitation?.id ?? '' })
    expect((await showCompany(theirs.owner)).invitations).toHaveLength(1)
    expect(await rolesIn(theirs.owner)).toEqual(['owner', 'member', 'viewer'])
  })

  test('a key of a program belongs to no company', async () => {
    const { owner } = await aCompany(nobody())
    if (owner.actor.kind !== 'customer') throw new Error('an owner is a customer')
    const program: Ctx = { ...owner, actor: { ...owner.actor, keyId: 'key' } }
    expect(await became(renameCompany(program, { name: '别名' }))).toBe('company sign-in-needed')
    expect(await became(leaveCompany(program))).toBe('company sign-in-needed')
  })

  describe('always has an owner', () => {
    test('who cannot give it away to nobody', async () => {
      const { owner } = await aCompany(nobody())
      const personId = idOf(owner)
      expect(await became(changeRole(owner, { personId, role: 'member' }))).toBe('company conflict')
      expect(await became(leaveCompany(owner))).toBe('company conflict')
      expect(await became(removePerson(owner, { personId }))).toBe('company-person not-available')
      expect(await became(handOverCompany(owner, { personId }))).toBe('company-person not-available')
    })

    test('who hands it over and is a member then', async () => {
      const { owner, viewer } = await aCompany(nobody())
      await handOverCompany(owner, { personId: idOf(viewer) })
      expect(await rolesIn(owner)).toEqual(['member', 'member', 'owner'])
      // What the request was authenticated as does not count any more.
      expect(await became(renameCompany(owner, { name: '别名' }))).toBe('company forbidden')
      await leaveCompany(await asNow(owner))
      expect(await rolesIn(viewer)).toEqual(['member', 'owner'])
    })

    test('when two owners demote one another at once', async () => {
      for (let round = 0; round < 8; round += 1) {
        const { owner } = await aCompany(nobody())
        const other = await joinedAs(owner, 'owner')
        const both = await Promise.all([
          became(changeRole(owner, { personId: idOf(other), role: 'member' })),
          became(changeRole(other, { personId: idOf(owner), role: 'member' })),
        ])
        expect(both.toSorted()).toEqual(['company forbidden', 'done'])
        expect((await rolesIn(owner)).filter((role) => role === 'owner')).toHaveLength(1)
      }
    })

    test('when two owners leave, remove and hand over at once', async () => {
      const acts = [
        (me: Ctx, _other: Ctx) => leaveCompany(me),
        (me: Ctx, other: Ctx) => removePerson(me, { personId: idOf(other) }),
        (me: Ctx, other: Ctx) => handOverCompany(me, { personId: idOf(other) }),
        (me: Ctx, _other: Ctx) => changeRole(me, { personId: idOf(me), role: 'viewer' }),
      ]
      for (const first of acts) {
        for (const second of acts) {
          const { owner, member } = await aCompany(nobody())
          const other = await joinedAs(owner, 'owner')
          await Promise.all([became(first(owner, other)), became(second(other, owner))])
          expect((await rolesIn(member)).filter((role) => role === 'owner').length).toBeGreaterThan(0)
        }
      }
    })
  })

  test('whoever is removed or leaves has nothing of it in the next request', async () => {
    const { owner, member, viewer } = await aCompany(nobody())
    await removePerson(owner, { personId: idOf(member) })
    expect(await leaveCompany(viewer)).toBe('left')
    expect(await leaveCompany(viewer)).toBe('in-none')
    for (const gone of [member, viewer]) {
      expect(await became(showCompany(await asNow(gone)))).toBe('company not-found')
      expect(await became(renameCompany(gone, { name: '别名' }))).toBe('company forbidden')
    }
    const [, left] = (await showCompany(owner)).changes ?? []
    expect(left).toMatchObject({ action: 'removed', by: { kind: 'there' }, person: { kind: 'gone' } })
  })

  test('the last one closes it, with the invitations that wait', async () => {
    const founder = await aPersonWithMail(nobody())
    await makeCompany(founder, { name: '样例茶行' })
    const owner = await asNow(founder)
    const mail = 'late@people.example'
    await inviteToCompany(owner, { mail, role: 'member', locale: 'zh-CN' })
    const token = await linkSentTo(owner, mail)
    expect(await leaveCompany(owner)).toBe('closed')
    const late = await aPersonWithMail(nobody(), mail)
    expect(await became(acceptInvitation(late, { token }))).toBe('invitation link-expired')
    await makeCompany(await asNow(owner), { name: '重新开张' })
  })
})

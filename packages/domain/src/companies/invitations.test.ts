import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import {
  aCompany,
  aPersonWithMail,
  asNow,
  deliverNext,
  joinedAs,
  linkSentTo,
  recordingReceivers,
  testCtx,
  testSettings,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { carryOutRetention } from '../retention/carry-out-retention.ts'
import { acceptInvitation } from './accept-invitation.ts'
import type { CompanySettings } from './company-settings.ts'
import { inviteToCompany } from './invite-to-company.ts'
import { makeCompany } from './make-company.ts'
import { showCompany } from './show-company.ts'
import { showInvitation } from './show-invitation.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

const { inviteMs } = testSettings.companies
const dayMs = 86_400_000
let sent = 0

async function became(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return [error.entity, error.code, ...error.fields.map(({ message }) => message)].join(' ')
  }
}

withDatabases('invitations', (database) => {
  const clock = { now: Date.parse('2026-11-21T12:00:00+08:00') }
  const nobody = (): Ctx => testCtx(database(), { now: () => clock.now })
  const nextMail = () => {
    sent += 1
    return `invited-${sent}@people.example`
  }
  const invite = (owner: Ctx, mail: string) =>
    inviteToCompany(owner, { mail, role: 'member', locale: 'en-US' })
  const having = (ctx: Ctx, companies: Partial<CompanySettings>): Ctx => ({
    ...ctx,
    settings: { ...ctx.settings, companies: { ...ctx.settings.companies, ...companies } },
  })

  test('is sent by mail with a link that opens to whoever reads the mailbox', async () => {
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
    const { owner } = await aCompany(nobody())
    const mail = nextMail()
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
    await invite(owner, mail)
    const { arrived, ports } = recordingReceivers()
    while ((await deliverNext(owner, ports)) !== null);
    expect(arrived.map(({ target }) => target)).toEqual(['invitation-mail'])
    const message = arrived[0]?.message
    if (message?.topic !== 'invitation') throw new Error('no invitation was sent')
    expect(message).toMatchObject({
      company: '样例茶行',
      role: 'member',
      to: { address: mail, locale: 'en-US' },
    })
    expect(message.until).toBe(clock.now + inviteMs)
    expect(message.number).not.toContain(mail)
    expect(Buffer.from(message.token.split('.')[0] ?? '', 'base64url').toString()).not.toContain('@')

    const person = await aPersonWithMail(nobody(), mail.toUpperCase())
    expect(await showInvitation(person, message)).toEqual({
      kind: 'open',
      company: '样例茶行',
      role: 'member',
      until: message.until,
    })
    await acceptInvitation(person, message)
    await acceptInvitation(person, message)
    expect(await showInvitation(person, message)).toEqual({ kind: 'joined' })
    expect((await showCompany(await asNow(person))).role).toBe('member')
    expect((await showCompany(owner)).invitations).toEqual([])
  })

  test('opens to nobody else, and tells them nothing about the company', async () => {
    const { owner } = await aCompany(nobody())
    const mail = nextMail()
    await invite(owner, mail)
    const token = await linkSentTo(owner, mail)
    const stranger = await aPersonWithMail(nobody())
    expect(await showInvitation(stranger, { token })).toEqual({
      kind: 'other-mail',
      mail: 'i***@people.example',
    })
    expect(await became(acceptInvitation(stranger, { token }))).toBe('invitation forbidden')
    expect(await became(acceptInvitation(nobody(), { token }))).toBe('invitation sign-in-needed')
    expect(await became(acceptInvitation(stranger, { token: 'made.up' }))).toBe('invitation link-expired')
    expect(await became(showInvitation(stranger, { token: `${token.slice(0, -1)}_` }))).toBe(
      'invitation link-expired',
    )
  })

  test('is taken once, by one of two people at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { owner } = await aCompany(nobody())
      const mail = nextMail()
      await invite(owner, mail)
      const token = await linkSentTo(owner, mail)
      const people = [await aPersonWithMail(nobody(), mail), await aPersonWithMail(nobody(), mail)]
      const both = await Promise.all(people.map((person) => became(acceptInvitation(person, { token }))))
      expect(both.toSorted()).toEqual(['done', 'invitation link-expired'])
      expect((await showCompany(owner)).people).toHaveLength(4)
    }
  })

  test('sent twice at once by one person is one place', async () => {
    const { owner } = await aCompany(nobody())
    const mail = nextMail()
    await invite(owner, mail)
    const token = await linkSentTo(owner, mail)
    const person = await aPersonWithMail(nobody(), mail)
    const all = await Promise.all(
      Array.from({ length: 5 }, () => became(acceptInvitation(person, { token }))),
    )
    expect(new Set(all)).toEqual(new Set(['done']))
    expect((await showCompany(owner)).people).toHaveLength(4)
  })

  test('two companies at once get one of somebody', async () => {
    const mail = nextMail()
    const owners = [(await aCompany(nobody())).owner, (await aCompany(nobody())).owner]
    const tokens = []
    for (const owner of owners) {
      await invite(owner, mail)
      tokens.push(await linkSentTo(owner, mail))
    }
    const person = await aPersonWithMail(nobody(), mail)
    const both = await Promise.all(tokens.map((token) => became(acceptInvitation(person, { token }))))
    expect(both.toSorted()).toEqual(['done', 'invitation conflict'])
    const refused = tokens[both.indexOf('invitation conflict')] ?? ''
    expect(await showInvitation(person, { token: refused })).toMatchObject({ kind: 'elsewhere' })
  })

  test('ends with its time, when it is withdrawn, and when it is sent anew', async () => {
    const { owner } = await aCompany(nobody())
    const [late, withdrawn, anew] = [nextMail(), nextMail(), nextMail()]
    const links = new Map<string, string>()
    for (const mail of [late, withdrawn, anew]) {
      await invite(owner, mail)
      links.set(mail, await linkSentTo(owner, mail))
    }
    const take = async (mail: string, token: string) =>
      became(acceptInvitation(await aPersonWithMail(nobody(), mail), { token }))
    const [, taken] = (await showCompany(owner)).invitations ?? []
    await withdrawInvitation(owner, { id: taken?.id ?? '' })
    await withdrawInvitation(owner, { id: taken?.id ?? '' })
    expect(await take(withdrawn, links.get(withdrawn) ?? '')).toBe('invitation link-expired')
    clock.now += 1_000
    await invite(owner, anew)
    expect((await showCompany(owner)).invitations?.filter(({ mail }) => mail === anew)).toHaveLength(1)
    expect(await take(anew, links.get(anew) ?? '')).toBe('invitation link-expired')
    expect(await take(anew, await linkSentTo(owner, anew))).toBe('done')
    const shown = await aPersonWithMail(nobody(), nextMail())
    clock.now += inviteMs - 1_001
    const lateLink = links.get(late) ?? ''
    expect((await showInvitation(shown, { token: lateLink })).kind).toBe('other-mail')
    clock.now += 1
    expect(await became(showInvitation(shown, { token: lateLink }))).toBe('invitation link-expired')
    clock.now += 1_000
    expect(await take(late, links.get(late) ?? '')).toBe('invitation link-expired')
  })

  test('an address whose link has ended is kept thirty days, one whose place was taken no moment', async () => {
    const { owner } = await aCompany(nobody())
    const mail = nextMail()
    await invite(owner, mail)
    const counted = async () =>
      (
        await database()
          .query.selectFrom('company_invitations')
          .select('id')
          .where('mail', '=', mail)
          .execute()
      ).length
    clock.now += inviteMs + 30 * dayMs
    await carryOutRetention(nobody())
    expect(await counted()).toBe(1)
    clock.now += 1
    await carryOutRetention(nobody())
    expect(await counted()).toBe(0)
  })

  test('is refused by field, and where there is no place or no mail', async () => {
    const { owner, member } = await aCompany(nobody())
    expect(await became(invite(owner, ' '))).toBe('company invalid-input required')
    expect(await became(invite(owner, 'nobody'))).toBe('company invalid-input not-a-mail-address')
    const known = await database()
      .query.selectFrom('accounts')
      .select('mail')
      .where('id', '=', member.actor.kind === 'customer' ? member.actor.customerId : '')
      .executeTakeFirstOrThrow()
    expect(await became(invite(owner, known.mail ?? ''))).toBe('company invalid-input already-there')
    expect(await became(invite(having(owner, { mails: false }), nextMail()))).toBe('invitation not-available')
    const mail = nextMail()
    await invite(having(owner, { people: 4 }), mail)
    expect(await became(invite(having(owner, { people: 4 }), mail))).toBe('done')
    expect(await became(invite(having(owner, { people: 4 }), nextMail()))).toBe('company too-many')
    expect(await became(invite(having(owner, { invitesPerDay: 1 }), nextMail()))).toBe('company too-many')
    expect((await showCompany(owner)).invitations).toHaveLength(1)
    // Whoever belongs to another company may be invited; an invitation that is over takes nobody's place.
    const others = await aCompany(nobody())
    const { mail: elsewhere } = await database()
      .query.selectFrom('accounts')
      .select('mail')
      .where('id', '=', others.member.actor.kind === 'customer' ? others.member.actor.customerId : '')
      .executeTakeFirstOrThrow()
    expect(await became(invite(owner, elsewhere ?? ''))).toBe('done')
    clock.now += inviteMs
    expect(await became(invite(having(owner, { people: 4 }), nextMail()))).toBe('done')
  })

  test('a mail that waits is not sent once its invitation is gone or sent anew', async () => {
    const { owner } = await aCompany(nobody())
    await joinedAs(owner, 'viewer')
    await database().query.updateTable('outbox').set({ state: 'cancelled' }).execute()
    const [gone, anew] = [nextMail(), nextMail()]
    await invite(owner, gone)
    const [invitation] = (await showCompany(owner)).invitations ?? []
    await withdrawInvitation(owner, { id: invitation?.id ?? '' })
    await invite(owner, anew)
    await invite(owner, anew)
    // Nor one that comes to its turn when its link is over.
    await invite({ ...owner, now: () => clock.now - inviteMs }, nextMail())
    const { arrived, ports } = recordingReceivers()
    while ((await deliverNext(owner, ports)) !== null);
    expect(arrived.map(({ message }) => [message.topic, message.revision])).toEqual([['invitation', 2]])
  })

  test('somebody with a company of their own is told so', async () => {
    const { owner } = await aCompany(nobody())
    const mail = nextMail()
    await invite(owner, mail)
    const founder = await aPersonWithMail(nobody(), mail)
    await makeCompany(founder, { name: '自己的店' })
    const token = await linkSentTo(owner, mail)
    expect(await showInvitation(founder, { token })).toEqual({ kind: 'elsewhere', company: '自己的店' })
    expect(await became(acceptInvitation(founder, { token }))).toBe('invitation conflict')
  })
})

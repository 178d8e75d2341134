import { parseArgs } from 'node:util'
import { addStaff } from '@hongyan/domain/staff/add-staff'
import { listStaff } from '@hongyan/domain/staff/list-staff'
import { makeStaffLink } from '@hongyan/domain/staff/make-staff-link'
import type { StaffLink } from '@hongyan/domain/staff/staff-link'
import { isStaffRole, staffRoles } from '@hongyan/domain/staff/staff-rights'
import { DomainError } from '@hongyan/kernel/errors'
import { formatMoment, homeZone } from '@hongyan/locales'
import { deskAddress } from '../../apps/site/server/config.ts'
import { openToolContext } from '../seed/tool-context.ts'

// Who works at the desk: lists everybody, or adds somebody with roles. The first administrator is added so; everybody
// else by them, at the desk. Who has lost all they signed in with begins anew by a link.
const usage = `npm run staff [-- --add MAIL --roles ROLE,ROLE | --link MAIL]

  without options  everybody who works at the desk
  --add            lets somebody work there, who signs in with this mail address; with passkeys, by the link printed
  --roles          their roles: ${staffRoles.join(', ')}
  --link           prints a link for somebody who is there: they begin anew, and what they signed in with before goes
`

const asked = readOptions()
const { ctx, db, config } = await openToolContext({ name: 'staff' })
try {
  const link = await carryOut()
  if (link) {
    const until = formatMoment('en-US', link.until, homeZone)
    console.log(`${new URL(`/sign-in/link#${link.token}`, deskAddress(config)).href}`)
    console.log(`It opens once, until ${until}.\n`)
  }
  const people = await listStaff(ctx)
  if (people.length === 0) console.log('Nobody works at the desk.')
  for (const { mail, name, grants } of people)
    console.log([mail, name ?? '', grants.map(({ role }) => role).join(', ')].filter(Boolean).join('  '))
} catch (error) {
  if (!(error instanceof DomainError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
await db.close()

async function carryOut(): Promise<StaffLink | null> {
  if (asked === null) return null
  return 'grants' in asked ? (await addStaff(ctx, asked)).link : makeStaffLink(ctx, asked)
}

function readOptions(): Parameters<typeof addStaff>[1] | { readonly mail: string } | null {
  try {
    const { values } = parseArgs({
      options: {
        add: { type: 'string' },
        roles: { type: 'string', default: '' },
        link: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) leave(0)
    if (values.link !== undefined) return values.add === undefined ? { mail: values.link } : leave(2)
    if (values.add === undefined) return null
    const roles = values.roles.split(',').filter((role) => role !== '')
    if (roles.length === 0 || !roles.every(isStaffRole)) return leave(2)
    const grants = roles.map((role) => ({ role, kind: null, language: null, branch: null }))
    return { mail: values.add, grants }
  } catch {
    return leave(2)
  }
}

function leave(code: number): never {
  process.stdout.write(usage)
  process.exit(code)
}

import { parseArgs } from 'node:util'
import { addStaff } from '@hongyan/domain/staff/add-staff'
import { listStaff } from '@hongyan/domain/staff/list-staff'
import { isStaffRole, staffRoles } from '@hongyan/domain/staff/staff-rights'
import { DomainError } from '@hongyan/kernel/errors'
import { openToolContext } from '../seed/tool-context.ts'

// Who works at the desk: lists everybody, or adds somebody with roles. The first administrator is added so; everybody
// else by them, at the desk.
const usage = `npm run staff [-- --add MAIL --roles ROLE,ROLE]

  without options  everybody who works at the desk
  --add            lets somebody work there, who signs in with this mail address
  --roles          their roles: ${staffRoles.join(', ')}
`

const asked = readOptions()
const { ctx, db } = await openToolContext({ name: 'staff' })
try {
  if (asked !== null) await addStaff(ctx, asked)
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

function readOptions(): Parameters<typeof addStaff>[1] | null {
  try {
    const { values } = parseArgs({
      options: {
        add: { type: 'string' },
        roles: { type: 'string', default: '' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) leave(0)
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

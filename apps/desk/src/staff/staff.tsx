import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  endStaffAction,
  listStaffAction,
  signStaffOutAction,
} from '../../../site/features/desk/staff/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { Page, Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { waysQuery } from '../passkeys/ways.ts'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { LinkDialog, NewLinkDialog, type StaffLink } from './link-dialog.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import styles from './staff.module.css'

export type Person = Awaited<ReturnType<typeof listPeople>>['people'][number]

const listPeople = (signal?: AbortSignal) => ask(listStaffAction, {}, signal)

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'change'; readonly person: Person }
  | { readonly kind: 'end'; readonly person: Person }
  | { readonly kind: 'link'; readonly person: Person }
  | { readonly kind: 'added'; readonly mail: string; readonly link: StaffLink }

/** Who works at the desk, and what they may do. */
export function Staff() {
  const texts = useTexts()
  const time = useTime()
  const client = useQueryClient()
  const [open, setOpen] = useState<Open | null>(null)
  const { data } = useSuspenseQuery({ queryKey: ['staff'], queryFn: ({ signal }) => listPeople(signal) })
  const { data: ways } = useSuspenseQuery(waysQuery)
  const settled = {
    onSuccess: (_done: unknown, { said }: { readonly said: string }) => {
      sayDone(said)
      setOpen(null)
      return client.invalidateQueries({ queryKey: ['staff'] })
    },
    onError: (error: Error) => sayProblem(sentenceOf(error, texts)),
  }
  const signOut = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly said: string }) =>
      ask(signStaffOutAction, { params: { id }, body: {} }),
    ...settled,
  })
  const end = useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly said: string }) =>
      ask(endStaffAction, { params: { id }, body: {} }),
    ...settled,
  })
  return (
    <Page
      title={texts.staff.title}
      lead={texts.staff.lead}
      actions={
        <Button kind="primary" onPress={() => setOpen({ kind: 'add' })}>
          {texts.staff.add}
        </Button>
      }
    >
      <Panel>
        <Table
          label={texts.staff.title}
          rows={data.people}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'name',
              label: texts.staff.name,
              cell: ({ name, mail, isMe }) => (
                <div>
                  <strong>{name ?? mail}</strong>
                  {isMe && <span className={styles.me}>{texts.staff.me}</span>}
                  {name !== null && <div className={styles.mail}>{mail}</div>}
                </div>
              ),
            },
            { id: 'roles', label: texts.staff.roles, cell: ({ grants }) => <Roles grants={grants} /> },
            {
              id: 'seen',
              label: texts.staff.lastSeen,
              cell: ({ lastSeen }) => (lastSeen === null ? texts.staff.never : time(lastSeen)),
            },
            {
              id: 'do',
              label: texts.actions,
              hideLabel: true,
              align: 'end',
              cell: (person) => (
                <div className={styles.actions}>
                  <Button onPress={() => setOpen({ kind: 'change', person })}>{texts.staff.change}</Button>
                  {ways.passkeys && (
                    <Button onPress={() => setOpen({ kind: 'link', person })}>{texts.passkeys.link}</Button>
                  )}
                  <Button
                    isDisabled={person.lastSeen === null || person.isMe}
                    onPress={() => signOut.mutate({ id: person.id, said: texts.staff.signedOut })}
                  >
                    {texts.staff.signOut}
                  </Button>
                  <Button isDisabled={person.isMe} onPress={() => setOpen({ kind: 'end', person })}>
                    {texts.staff.end}
                  </Button>
                </div>
              ),
            },
          ]}
        />
      </Panel>
      {(open?.kind === 'add' || open?.kind === 'change') && (
        <RolesDialog
          person={open.kind === 'change' ? open.person : null}
          onClose={() => setOpen(null)}
          onAdded={(mail, link) => setOpen(link === null ? null : { kind: 'added', mail, link })}
        />
      )}
      {open?.kind === 'link' && (
        <NewLinkDialog
          id={open.person.id}
          who={open.person.name ?? open.person.mail}
          mail={open.person.mail}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'added' && (
        <LinkDialog who={open.mail} mail={open.mail} link={open.link} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'end' && (
        <Dialog
          title={texts.staff.endTitle(open.person.name ?? open.person.mail)}
          open
          onClose={() => setOpen(null)}
        >
          <p>{texts.staff.endLead}</p>
          <DialogActions>
            <Button onPress={() => setOpen(null)}>{texts.cancel}</Button>
            <Button
              kind="primary"
              isPending={end.isPending}
              onPress={() => end.mutate({ id: open.person.id, said: texts.staff.ended })}
            >
              {texts.staff.end}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Page>
  )
}

function Roles({ grants }: Pick<Person, 'grants'>) {
  const texts = useTexts()
  const names: Readonly<Record<string, string>> = texts.staff.roleNames
  return (
    <ul className={styles.roles}>
      {grants.map(({ role, kind, language, branch }) => (
        <li key={[role, kind, language, branch].join()} className={styles.role}>
          {[names[role] ?? role, kind, language, branch].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  )
}

import { withOurNames } from '@hongyan/locales'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addStaffAction, changeGrantsAction } from '../../../site/features/desk/staff/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { Select, TextField } from '../parts/field.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { languageOrder } from '../texts/language-order.ts'
import type { Texts } from '../texts/zh.ts'
import { BranchField } from '../worklists/choice-field.tsx'
import type { StaffLink } from './link-dialog.tsx'
import styles from './staff.module.css'
import type { Person } from './staff.tsx'

type Role = keyof Texts['staff']['roleNames']
type Grant = { role: Role; kind: string | null; language: string | null; branch: string | null }

const roles: readonly Role[] = [
  'editor',
  'translator',
  'reviewer',
  'publisher',
  'sales',
  'branch',
  'rates',
  'administrator',
]
const everywhere = 'everywhere'
const byLanguage: readonly Role[] = ['translator', 'reviewer', 'publisher']

/** The roles of somebody, or of somebody new with their address. */
export function RolesDialog({
  person,
  onClose,
  onAdded,
}: {
  readonly person: Person | null
  readonly onClose: () => void
  /** Told of somebody new, with the link by which they begin; null where nobody begins by one. */
  readonly onAdded: (mail: string, link: StaffLink | null) => void
}) {
  const texts = useTexts()
  const client = useQueryClient()
  const [mail, setMail] = useState('')
  const [grants, setGrants] = useState<readonly Grant[]>((person?.grants ?? []) as readonly Grant[])
  const save = useMutation({
    mutationFn: () =>
      person === null
        ? ask(addStaffAction, { body: { mail, grants } })
        : ask(changeGrantsAction, { params: { id: person.id }, body: { grants } }),
    onSuccess: (added) => {
      sayDone(person === null ? texts.staff.added : texts.staff.changed)
      if (added === null) onClose()
      else onAdded(mail, added.link)
      return client.invalidateQueries({ queryKey: ['staff'] })
    },
    onError: (error) => {
      if (!(error instanceof AskError) || error.fields.length === 0) sayProblem(sentenceOf(error, texts))
    },
  })
  const problemOf = (path: string) =>
    save.error instanceof AskError
      ? (save.error.fields.find((field) => field.path.endsWith(path))?.message ?? null)
      : null
  const toggle = (role: Role, on: boolean) =>
    setGrants(
      on
        ? [...grants, { role, kind: null, language: null, branch: null }]
        : grants.filter((grant) => grant.role !== role),
    )
  const limit = (role: Role, change: Partial<Grant>) =>
    setGrants(grants.map((grant) => (grant.role === role ? { ...grant, ...change } : grant)))

  return (
    <Dialog
      title={person === null ? texts.staff.add : `${texts.staff.change}: ${person.name ?? person.mail}`}
      open
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        {person === null && (
          <TextField
            label={texts.staff.mail}
            value={mail}
            onChange={setMail}
            problem={problemOf('mail')}
            placeholder={withOurNames('lan@{our.domain}', null)}
            autoFocus
          />
        )}
        <fieldset className={styles.choices} aria-label={texts.staff.roles}>
          {roles.map((role) => {
            const grant = grants.find((one) => one.role === role)
            return (
              <div key={role} className={styles.choice}>
                <Checkbox
                  label={texts.staff.roleNames[role]}
                  help={texts.staff.roleHelp[role]}
                  isSelected={grant !== undefined}
                  onChange={(on) => toggle(role, on)}
                />
                {grant && byLanguage.includes(role) && (
                  <Select
                    hideLabel
                    label={texts.staff.language}
                    value={grant.language ?? everywhere}
                    onChange={(value) => limit(role, { language: value === everywhere ? null : value })}
                    options={[
                      { id: everywhere, label: texts.staff.everywhere },
                      ...languageOrder.map((id) => ({ id, label: texts.documents.languageNames[id] })),
                    ]}
                  />
                )}
                {grant && role === 'branch' && (
                  <BranchField
                    label={texts.staff.branch}
                    placeholder={texts.staff.everywhere}
                    value={grant.branch ?? ''}
                    onChange={(value) => limit(role, { branch: value === '' ? null : value })}
                  />
                )}
              </div>
            )
          })}
        </fieldset>
        <DialogActions>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" isPending={save.isPending}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

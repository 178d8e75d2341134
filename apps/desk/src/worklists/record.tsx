import { ChevronDownIcon, CloseIcon, LockIcon } from '@hongyan/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { askDeclared } from '../client/ask.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { Failed } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { type Action, actionsFor, isNote, type Row, useLocalised, type Worklist } from './declarations.ts'
import { Entries } from './entries.tsx'
import { useMeasures } from './measures.ts'
import { NoteForm } from './note-form.tsx'
import styles from './record.module.css'
import { pathOf } from './record-path.ts'
import { useReveal } from './reveal.ts'
import { isNothing, Value } from './value.tsx'

type RecordProps = {
  readonly list: Worklist
  readonly id: string
  /** As it stands in the list; null where the list does not hold it. */
  readonly row: Row | null
  readonly onAct: (action: Action) => void
  readonly onNoted: () => Promise<void>
  readonly onClose: () => void
  /** To the row before or behind; null where there is none. */
  readonly onTurn: Readonly<Record<'previous' | 'next', (() => void) | null>>
}

/** One record, beside its list; where there is no room for both, over it. */
export function RecordPanel(props: RecordProps) {
  const texts = useTexts().worklists
  const said = useLocalised()
  const { isWide } = useMeasures()
  const name = props.list.record === null ? said(props.list.title) : props.id
  if (isWide)
    return (
      <aside className={styles.panel} aria-label={texts.details}>
        <Inside {...props} heading={<h2 className={styles.title}>{name}</h2>} />
      </aside>
    )
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && props.onClose()}
      isDismissable
      className={styles.veil ?? ''}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <Inside
            {...props}
            heading={
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {name}
              </Heading>
            }
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Inside({
  list,
  id,
  row,
  onAct,
  onNoted,
  onClose,
  onTurn,
  heading,
}: RecordProps & { readonly heading: ReactNode }) {
  const texts = useTexts()
  const words = texts.worklists
  const found = useQuery({
    queryKey: ['worklist', list.id, 'record', id],
    queryFn: async ({ signal }) =>
      (await askDeclared('GET', pathOf(list.record?.path ?? '', id), {}, signal)) as Row,
    enabled: list.record !== null,
  })
  // A list without records has nothing more to ask for: the row is all there is.
  const record = list.record === null ? row : found.data
  return (
    <>
      <header className={styles.head}>
        {heading}
        <IconButton
          label={words.previous}
          isDisabled={onTurn.previous === null}
          onPress={() => onTurn.previous?.()}
        >
          <span className={styles.turn}>
            <ChevronDownIcon size={18} />
          </span>
        </IconButton>
        <IconButton label={words.next} isDisabled={onTurn.next === null} onPress={() => onTurn.next?.()}>
          <ChevronDownIcon size={18} />
        </IconButton>
        <IconButton label={texts.close} onPress={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the window is scrolled by keys */}
      <section className={styles.content} tabIndex={0} aria-label={words.details}>
        {record ? (
          <Content list={list} id={id} record={record} onAct={onAct} onNoted={onNoted} />
        ) : found.error ? (
          <Failed error={found.error} />
        ) : (
          <p className={styles.muted} role="status">
            {texts.loading}
          </p>
        )}
      </section>
    </>
  )
}

function Content({
  list,
  id,
  record,
  onAct,
  onNoted,
}: Pick<RecordProps, 'list' | 'id' | 'onAct' | 'onNoted'> & { readonly record: Row }) {
  const words = useTexts().worklists
  const said = useLocalised()
  const revealed = useReveal(list.reveal, id)
  const actions = actionsFor(list, [record])
  const note = actions.find(isNote)
  const fields = list.record?.fields ?? list.columns
  const whole = list.reveal?.fields.filter(({ key }) => !fields.some((field) => field.key === key)) ?? []
  const shown = { ...record, ...revealed.data }
  const plain = [...fields, ...(revealed.data ? whole : [])].filter(
    ({ key, kind }) =>
      !['notes', 'history'].includes(kind) &&
      (key !== list.rowKey || list.record === null) &&
      !isNothing(shown[key]),
  )
  return (
    <>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions
            .filter((action) => action !== note)
            .map((action, index) => (
              <Button
                key={action.name}
                kind={index === 0 ? 'primary' : 'quiet'}
                onPress={() => onAct(action)}
              >
                {said(action.label)}
              </Button>
            ))}
        </div>
      )}
      <dl className={styles.fields}>
        {plain.map((field) => (
          <Field key={field.key} label={said(field.label)}>
            <Value column={field} value={shown[field.key]} />
          </Field>
        ))}
      </dl>
      {list.reveal && (
        <div className={`${styles.personal} ${revealed.data ? styles.full : ''}`}>
          <Button isPending={revealed.isPending} onPress={revealed.data ? revealed.hide : revealed.show}>
            <LockIcon size={16} />
            {revealed.data ? words.hide : words.reveal}
          </Button>
          <p role="status">{revealed.data ? words.revealed : words.revealHelp}</p>
        </div>
      )}
      {fields.map((field) => {
        if (field.kind === 'notes')
          return (
            <Entries
              key={field.key}
              list={list}
              title={said(field.label)}
              kind="notes"
              value={record[field.key]}
            >
              {note && <NoteForm key={id} action={note} id={id} onDone={onNoted} />}
            </Entries>
          )
        return field.kind === 'history' ? (
          <Entries
            key={field.key}
            list={list}
            title={said(field.label)}
            kind="history"
            value={record[field.key]}
          />
        ) : null
      })}
    </>
  )
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

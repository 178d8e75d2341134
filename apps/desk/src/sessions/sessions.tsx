import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { endOwnSessionAction, listSessionsAction } from '../../../site/features/desk/staff/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Page, Panel } from '../parts/page.tsx'
import { Table } from '../parts/table.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { Passkeys } from '../passkeys/passkeys.tsx'
import { waysQuery } from '../passkeys/ways.ts'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'

/** Where one is signed in, and the way out of each. */
export function Sessions() {
  const texts = useTexts()
  const time = useTime()
  const client = useQueryClient()
  const { data } = useSuspenseQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => ask(listSessionsAction, {}, signal),
  })
  const { data: ways } = useSuspenseQuery(waysQuery)
  const end = useMutation({
    mutationFn: (session: string) => ask(endOwnSessionAction, { params: { session }, body: {} }),
    onSuccess: (_done, session) => {
      if (session === 'all') location.assign('/sign-in')
      sayDone(texts.sessions.ended)
      return client.invalidateQueries({ queryKey: ['sessions'] })
    },
    onError: (error) => sayProblem(sentenceOf(error, texts)),
  })
  return (
    <Page
      title={texts.sessions.title}
      lead={texts.sessions.lead}
      actions={<Button onPress={() => end.mutate('all')}>{texts.sessions.endAll}</Button>}
    >
      <Panel>
        <Table
          label={texts.sessions.title}
          rows={data.sessions}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'device',
              label: texts.sessions.device,
              cell: ({ device }) => device ?? texts.sessions.unknown,
            },
            { id: 'since', label: texts.sessions.since, cell: ({ since }) => time(since) },
            { id: 'seen', label: texts.sessions.lastSeen, cell: ({ lastSeen }) => time(lastSeen) },
            {
              id: 'end',
              label: texts.actions,
              hideLabel: true,
              align: 'end',
              cell: ({ id }) => <Button onPress={() => end.mutate(id)}>{texts.sessions.end}</Button>,
            },
          ]}
        />
      </Panel>
      {ways.passkeys && <Passkeys />}
    </Page>
  )
}

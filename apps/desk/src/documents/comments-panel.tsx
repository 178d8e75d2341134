import { pathLabel } from '@hongyan/documents/forms/path-label'
import type { DocumentKind } from '@hongyan/documents/labels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addCommentAction,
  openDocumentAction,
  resolveCommentAction,
} from '../../../site/features/desk/documents/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import styles from './editor.module.css'
import { goToPath } from './go-to-path.ts'
import type { OpenedDocument } from './open-query.ts'
import type { PanelProps } from './side-panel.tsx'

/** What colleagues say about the document, and about parts of it. */
export function CommentsPanel({ opened }: PanelProps) {
  const { texts, language } = useLanguage()
  const time = useTime()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const { name } = opened
  // What is being written stays as it is: only the comments are taken anew.
  const again = async () => {
    const { comments } = await ask(openDocumentAction, { query: { name } })
    client.setQueryData<OpenedDocument>(['document', name], (known) => known && { ...known, comments })
  }
  const work = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: again,
    onError: (error) => sayProblem(sentenceOf(error, texts)),
  })
  const add = () =>
    work.mutate(async () => {
      await ask(addCommentAction, { body: { name, path: [], text } })
      setText('')
    })
  return (
    <section className={styles.panel} aria-label={texts.documents.comments}>
      <h2>{texts.documents.comments}</h2>
      {opened.may.comment && (
        <form
          className={styles.card}
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '') add()
          }}
        >
          <TextField
            multiline
            label={texts.documents.whole}
            placeholder={texts.documents.commentPlaceholder}
            value={text}
            onChange={setText}
          />
          <div className={styles.actions}>
            <Button type="submit" kind="secondary" isPending={work.isPending}>
              {texts.documents.addComment}
            </Button>
          </div>
        </form>
      )}
      <ul className={styles.cards}>
        {opened.comments.map(({ id, path, text: said, madeBy, madeAt, resolvedAt }) => (
          <li key={id} className={styles.card}>
            <div className={styles.cardHead}>
              <strong>{madeBy.name}</strong>
              <span className={styles.small}>{time(madeAt)}</span>
            </div>
            {path.length > 0 && (
              <button type="button" className={styles.small} onClick={() => goToPath(path)}>
                {texts.documents.about}{' '}
                {pathLabel(opened.kind as DocumentKind, path, opened.seed)[deskLanguages[language].side]}
              </button>
            )}
            <p>{said}</p>
            {opened.may.comment && (
              <div className={styles.actions}>
                <Button
                  onPress={() =>
                    work.mutate(() =>
                      ask(resolveCommentAction, {
                        params: { id },
                        body: { isResolved: resolvedAt === null },
                      }),
                    )
                  }
                >
                  {resolvedAt === null ? texts.documents.resolve : texts.documents.reopen}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

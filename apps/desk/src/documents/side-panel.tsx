import { CommentsPanel } from './comments-panel.tsx'
import type { DocumentEvent, DocumentState } from './document-state.ts'
import { HistoryPanel } from './history-panel.tsx'
import type { OpenedDocument } from './open-query.ts'
import type { Problems } from './problems.ts'
import { PublishPanel } from './publish-panel.tsx'
import type { Side } from './sides.ts'
import { UsesPanel } from './uses-panel.tsx'

export type PanelProps = {
  readonly opened: OpenedDocument
  readonly state: DocumentState
  readonly tell: (event: DocumentEvent) => void
  readonly problems: Problems
}

/** What is known of the document beside its form. */
export function SidePanel({ side, ...panel }: PanelProps & { readonly side: Exclude<Side, 'preview'> }) {
  switch (side) {
    case 'publish':
      return <PublishPanel {...panel} />
    case 'history':
      return <HistoryPanel {...panel} />
    case 'comments':
      return <CommentsPanel {...panel} />
    case 'uses':
      return <UsesPanel {...panel} />
  }
}

import type { PageHead } from '../head.ts'

/** What every layout takes. */
export type LayoutProps = {
  readonly head: PageHead
  readonly brand?: 'air' | undefined
  readonly hideNav?: boolean | undefined
  readonly hideFooter?: boolean | undefined
  readonly hideFeedback?: boolean | undefined
}

import { Component, type ReactNode } from 'react'

type Props = {
  /** Reads what stands in the island, as long as it is there. */
  readonly onBreaking: () => void
  readonly onBroken: (error: unknown) => void
  readonly children: ReactNode
}

/** Where an island breaks, it says so, and shows nothing any more. */
export class IslandBoundary extends Component<Props, { readonly broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true })
  override state = { broken: false }

  override componentDidCatch(error: unknown): void {
    this.props.onBroken(error)
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    this.props.onBreaking()
    return null
  }
}

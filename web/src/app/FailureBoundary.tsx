import { Component, type ReactNode } from 'react'
import { FailurePage } from '#web/shared/screens/FailurePage'

interface FailureBoundaryProps {
  readonly children: ReactNode
}
interface Failure {
  readonly error: unknown
}

/** Catches what a screen throws while rendering, its code that did not load included. */
export class FailureBoundary extends Component<FailureBoundaryProps, Failure> {
  override state: Failure = { error: null }

  static getDerivedStateFromError(error: unknown): Failure {
    return { error }
  }

  override render(): ReactNode {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <FailurePage error={this.state.error} onRetry={() => window.location.reload()} />
    )
  }
}

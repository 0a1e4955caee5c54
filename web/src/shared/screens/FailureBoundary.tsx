import { Component, type ReactNode } from 'react'
import { ScreenLoadError } from '#web/shared/screens/load-screen'

interface FailureBoundaryProps {
  /** What is shown instead of the part that failed. */
  readonly instead: (error: unknown, onRetry: () => void) => ReactNode
  /** Called before the part is shown once more. */
  readonly onRetry?: () => void
  /** A failure belongs to the address at which it happened: another one shows its own part. */
  readonly address?: string
  readonly children: ReactNode
}
interface Failure {
  readonly error: unknown
  readonly tries: number
  readonly address: string | undefined
}

/** Catches what the part inside throws while rendering, its code that did not load included; the page around it stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, Failure> {
  override state: Failure = { error: null, tries: 0, address: this.props.address }

  static getDerivedStateFromError(error: unknown): Partial<Failure> {
    return { error }
  }

  static getDerivedStateFromProps({ address }: FailureBoundaryProps, before: Failure): Failure | null {
    return address === before.address ? null : { error: null, tries: 0, address }
  }

  readonly #retry = (): void => {
    const { error, tries } = this.state
    // Code that does not come twice while there is a line is that of a release before: the page itself is asked for again.
    if (error instanceof ScreenLoadError && (tries === 0 || !navigator.onLine)) {
      this.props.onRetry?.()
      this.setState({ error: null, tries: tries + 1 })
    } else window.location.reload()
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.instead(this.state.error, this.#retry)
  }
}

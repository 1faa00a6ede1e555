import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** A change tries again: somebody went on to another page. */
  of: unknown
  render: (error: unknown) => ReactNode
  children: ReactNode
}

interface Caught {
  of: unknown
  error: { cause: unknown } | null
}

/** What stands in the place of a part that threw while it was drawn. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { of: this.props.of, error: null }

  static getDerivedStateFromError(cause: unknown): Partial<Caught> {
    return { error: { cause } }
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, before: Caught): Partial<Caught> | null {
    return of === before.of ? null : { of, error: null }
  }

  override render(): ReactNode {
    return this.state.error ? this.props.render(this.state.error.cause) : this.props.children
  }
}

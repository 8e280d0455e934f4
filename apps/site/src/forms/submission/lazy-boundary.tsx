import { Component, type ReactNode, Suspense } from 'react'

type LazyBoundaryProps = { fallback: ReactNode; children: ReactNode }

/**
 * Shows the fallback while a lazy component loads. If it fails to load, the fallback stays, because React would
 * otherwise unmount the whole form.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { fallback, children } = this.props
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>
  }
}

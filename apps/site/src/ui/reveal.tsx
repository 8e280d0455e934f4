import type { ReactNode } from 'react'

/** 1 rises, 2 from the left, 3 from the right, 4 grows, 5 turns half round, 6 only fades. */
type Animation = 1 | 2 | 3 | 4 | 5 | 6

type RevealProps = {
  animation?: Animation
  /** Share of the element that must be visible. */
  threshold?: number
  /** Seconds. */
  delay?: number
  className?: string
  children: ReactNode
}

export function Reveal({ animation = 1, threshold, delay, className, children }: RevealProps) {
  return (
    <div className={className} data-reveal={animation} data-reveal-threshold={threshold} data-reveal-delay={delay}>
      {children}
    </div>
  )
}

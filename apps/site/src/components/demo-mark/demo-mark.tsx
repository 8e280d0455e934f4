import clsx from 'clsx'
import styles from './demo-mark.module.css'

/** Renders a label that marks a text or a figure as invented. */
export function DemoMark({ children, className }: { children: string; className?: string }) {
  return <span className={clsx(styles.mark, className)}>{children}</span>
}

import clsx from 'clsx'
import styles from './demo-mark.module.css'

/** Marks the content beside it as invented. */
export function DemoMark({ children, className }: { children: string; className?: string }) {
  return <span className={clsx(styles.mark, className)}>{children}</span>
}

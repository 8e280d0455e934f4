import clsx from 'clsx'
import styles from './demo-mark.module.css'

/** Says in a word that what it stands beside is invented. */
export function DemoMark({ children, className }: { children: string; className?: string }) {
  return <span className={clsx(styles.mark, className)}>{children}</span>
}

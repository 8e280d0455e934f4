import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './form-error.module.css'

/** Renders an error that does not belong to a single field. */
export function FormError({
  icon = true,
  children,
  className,
  ...paragraphProps
}: { icon?: boolean } & ComponentProps<'p'>) {
  return (
    <p className={clsx(styles.error, className)} {...paragraphProps}>
      {icon && <Icon icon={CircleAlert} className={styles.icon} />}
      <span>{children}</span>
    </p>
  )
}

import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './form-error.module.css'

/** An error of the form as a whole. */
export function FormError({ icon = true, children, className, ...rest }: { icon?: boolean } & ComponentProps<'p'>) {
  return (
    <p className={clsx(styles.error, className)} {...rest}>
      {icon && <Icon icon={CircleAlert} className={styles.icon} />}
      <span>{children}</span>
    </p>
  )
}

import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { formArea } from '@/components/form-area/form-area.dom'
import styles from './form-split.module.css'

type FormSplitProps = ComponentProps<'section'> & {
  /** Text beside the form; on a phone above it. */
  intro: ReactNode
}

/** A form on its own panel beside its introduction; on a phone the panel is full width. */
export function FormSplit({ intro, className, children, ...section }: FormSplitProps) {
  return (
    <section className={clsx('wrap', styles.split, className)} {...section}>
      <div className={styles.intro}>{intro}</div>
      <div className={styles.form} {...formArea}>
        {children}
      </div>
    </section>
  )
}

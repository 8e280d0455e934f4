import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { formArea } from '@/components/form-area/form-area.dom'
import styles from './form-split.module.css'

type FormSplitProps = ComponentProps<'section'> & {
  /** The text beside the form. Below 1024 px it is above the form. */
  intro: ReactNode
}

/** Renders a form in a panel beside its intro. On phones the panel has the full width of the page. */
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

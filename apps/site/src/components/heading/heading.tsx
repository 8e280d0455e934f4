import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './heading.module.css'

type HeadingProps = {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p'
  title: string
  titleBold: string
  /** Keeps the bold part on the same line as the light part. */
  inline?: boolean
  small?: boolean
} & Omit<ComponentProps<'h2'>, 'title'>

/** Renders a heading with a light and a bold part of the same size and colour. */
export function Heading({ as: Tag = 'h2', title, titleBold, inline, small, className, ...headingProps }: HeadingProps) {
  return (
    <Tag className={clsx(styles.heading, inline && styles.inline, small && styles.small, className)} {...headingProps}>
      {title} <b>{titleBold}</b>
    </Tag>
  )
}

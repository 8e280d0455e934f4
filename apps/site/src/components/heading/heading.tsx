import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './heading.module.css'

type HeadingProps = {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p'
  title: string
  titleBold: string
  /** Cards and forms keep the bold part on the line. */
  inline?: boolean
  small?: boolean
} & Omit<ComponentProps<'h2'>, 'title'>

/** The duo, our signature: a light part and a bold part, same size, same colour. */
export function Heading({ as: Tag = 'h2', title, titleBold, inline, small, className, ...rest }: HeadingProps) {
  return (
    <Tag className={clsx(styles.heading, inline && styles.inline, small && styles.small, className)} {...rest}>
      {title} <b>{titleBold}</b>
    </Tag>
  )
}

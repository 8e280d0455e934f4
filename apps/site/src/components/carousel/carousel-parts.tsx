// The first carousel of a page uses only this markup and a script without React, because it must work before React
// loads.

import clsx from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '@/components/button/button'
import styles from './carousel.module.css'

export type CarouselLabels = {
  kind: string
  previous: string
  next: string
  pause: string
  play: string
  slides: string[]
}

export type Slide = { key: string; content: ReactNode }

type RowProps = ComponentProps<'div'> & {
  labels: CarouselLabels
  slides: Slide[]
  slideClassName?: string
  isActive?: boolean
}

/** Renders the slides side by side. Without JavaScript visitors can scroll them. */
export function CarouselRow({ labels, slides, slideClassName, isActive = false, className, ...rest }: RowProps) {
  return (
    <div className={clsx(styles.viewport, isActive && styles.live, className)} {...rest}>
      <ul className={styles.track}>
        {slides.map(({ key, content }, index) => (
          <li key={key} className={clsx(styles.slide, slideClassName)} aria-label={labels.slides[index]}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  )
}

type ArrowProps = Omit<ComponentProps<'button'>, 'children'> & { [attribute: `data-${string}`]: string }

type ControlRowProps = ComponentProps<'div'> & {
  labels: CarouselLabels
  round?: boolean
  previous: ArrowProps
  next: ArrowProps
  /** The position and the pause button. */
  children: ReactNode
}

export function ControlRow({ labels, round, previous, next, className, children, ...rest }: ControlRowProps) {
  return (
    <div className={clsx(styles.controls, className)} {...rest}>
      {children}
      <IconButton icon={ArrowLeft} label={labels.previous} round={round} {...previous} />
      <IconButton icon={ArrowRight} label={labels.next} round={round} {...next} />
    </div>
  )
}

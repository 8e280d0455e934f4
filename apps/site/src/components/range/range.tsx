import clsx from 'clsx'
import { type ComponentProps, useEffect, useRef } from 'react'
import styles from './range.module.css'

type RangeProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  min: number
  max: number
  value: number
  /** The rail is dark up to the thumb. */
  isFilled?: boolean
}

/** A styled range input. */
export function Range({ isFilled = false, className, ...input }: RangeProps) {
  const element = useRef<HTMLInputElement>(null)
  const { min, max, value } = input
  const share = isFilled && max > min ? (value - min) / (max - min) : 0
  // Set by script: the content security policy forbids style attributes in the served HTML.
  useEffect(() => element.current?.style.setProperty('--share', `${share * 100}%`), [share])
  return (
    <input {...input} className={clsx(styles.range, isFilled && styles.filled, className)} ref={element} type="range" />
  )
}

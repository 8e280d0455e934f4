import clsx from 'clsx'
import { type ComponentProps, useEffect, useRef } from 'react'
import styles from './range.module.css'

type RangeProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  min: number
  max: number
  value: number
  /** Colours the rail up to the thumb. */
  isFilled?: boolean
}

export function Range({ isFilled = false, className, ...input }: RangeProps) {
  const element = useRef<HTMLInputElement>(null)
  const { min, max, value } = input
  const fillRatio = isFilled && max > min ? (value - min) / (max - min) : 0
  // A script sets the property, because the content security policy forbids style attributes in the served HTML.
  useEffect(() => element.current?.style.setProperty('--share', `${fillRatio * 100}%`), [fillRatio])
  return (
    <input {...input} className={clsx(styles.range, isFilled && styles.filled, className)} ref={element} type="range" />
  )
}

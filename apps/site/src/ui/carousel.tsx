import './carousel.css'
import type { ReactNode } from 'react'
import { useLanguage } from '@/i18n/language'
import { IconButton } from './button'

type CarouselProps = {
  label: string
  /** Milliseconds between slides; without it nothing moves by itself. */
  autoplay?: number
  loop?: boolean
  /** Below this width only: on wider screens the slides stand side by side. */
  below?: number
  className?: string
  children: ReactNode
}

/**
 * A row of slides. Without a script it scrolls sideways and snaps; the enhancer adds buttons, loop and autoplay.
 * Inside: one `CarouselTrack`, and `CarouselControls` wherever the design wants them.
 */
export function Carousel({ label, autoplay, loop = false, below, className = '', children }: CarouselProps) {
  return (
    <section
      className={className}
      aria-roledescription="carousel"
      aria-label={label}
      data-enhance="carousel"
      data-autoplay={autoplay}
      data-loop={loop || undefined}
      data-below={below}
    >
      {children}
    </section>
  )
}

type TrackProps = { className?: string; slideClassName?: string; slides: { key: string; content: ReactNode }[] }

export function CarouselTrack({ className = '', slideClassName = '', slides }: TrackProps) {
  const { t } = useLanguage()
  return (
    <div className={`carousel ${className}`.trim()} data-carousel="viewport">
      <ul className="carousel__track">
        {slides.map(({ key, content }, index) => (
          <li
            key={key}
            className={`carousel__slide ${slideClassName}`.trim()}
            aria-label={t('carousel.slide', { number: index + 1, total: slides.length })}
          >
            {content}
          </li>
        ))}
      </ul>
    </div>
  )
}

type ControlsProps = { className?: string; count?: number; pausable?: boolean; round?: boolean }

/** What moves by itself can be stopped (WCAG 2.2.2): `pausable` shows the button. */
export function CarouselControls({ className = '', count, pausable = false, round = false }: ControlsProps) {
  const { t } = useLanguage()
  return (
    <div className={`carousel__controls ${className}`.trim()} data-carousel="controls">
      {count && (
        <span aria-hidden="true">
          <span data-carousel="current">1</span> / {count}
        </span>
      )}
      {pausable && (
        <>
          <IconButton icon="pause" label={t('carousel.pause')} round={round} data-carousel="pause" />
          <IconButton icon="play" label={t('carousel.play')} round={round} data-carousel="play" hidden />
        </>
      )}
      <IconButton icon="arrow-left" label={t('carousel.previous')} round={round} data-carousel="previous" />
      <IconButton icon="arrow-right" label={t('carousel.next')} round={round} data-carousel="next" />
    </div>
  )
}

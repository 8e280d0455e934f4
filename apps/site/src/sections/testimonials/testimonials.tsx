import './testimonials.css'
import { useId } from 'react'
import type { TestimonialView } from '@/content/home'
import { useLanguage } from '@/i18n/language'
import { IconButton } from '@/ui/button'
import { Duo } from '@/ui/duo'
import { Picture } from '@/ui/picture'

type Voice = TestimonialView & { projectName: string }
type TestimonialsProps = { title: string; titleBold: string; voices: Voice[] }

/** A place and a voice, never a face. Arrows only: words are read at the reader's own pace. */
export function Testimonials({ title, titleBold, voices }: TestimonialsProps) {
  const { t } = useLanguage()
  const headingId = useId()
  if (voices.length === 0) return null
  return (
    <section className="voices section on-inverse" aria-labelledby={headingId} data-enhance="voices">
      <div className="wrap voices__grid">
        <div className="voices__img">
          {voices.map(({ key, image }, index) => (
            <div className={index === 0 ? 'voice is-current' : 'voice'} key={key} data-voice={index}>
              <Picture image={image} span="third" />
            </div>
          ))}
        </div>
        <div className="voices__say">
          <Duo id={headingId} title={title} titleBold={titleBold} />
          <div className="voices__quotes" aria-live="polite">
            {voices.map((voice, index) => (
              <Quote key={voice.key} voice={voice} index={index} />
            ))}
          </div>
          {voices.length > 1 && (
            <div className="voices__nav">
              <IconButton round icon="arrow-left" label={t('voices.previous')} data-voices="previous" />
              <IconButton round icon="arrow-right" label={t('voices.next')} data-voices="next" />
              <span>
                <span data-voices="current">1</span> / {voices.length}
              </span>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

const quotes = { es: ['«', '»'], en: ['“', '”'] } as const

function Quote({ voice, index }: { voice: Voice; index: number }) {
  const { locale, t } = useLanguage()
  const [opening, closing] = quotes[locale]
  return (
    <figure className={index === 0 ? 'voice is-current' : 'voice'} data-voice={index}>
      <blockquote>
        {opening}
        {voice.quoteBefore}
        <b>{voice.quoteBold}</b>
        {voice.quoteAfter}
        {closing}
      </blockquote>
      <figcaption className="voices__who">
        <span className="mono" aria-hidden="true">
          {monogram(voice.name)}
        </span>
        <p>
          {voice.name}
          <span>{t('voices.owner', { project: voice.projectName })}</span>
        </p>
      </figcaption>
    </figure>
  )
}

const monogram = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

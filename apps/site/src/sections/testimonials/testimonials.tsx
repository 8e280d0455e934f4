import clsx from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '@/components/button/button'
import { Carousel, CarouselTrack, useCarousel } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { Heading } from '@/components/heading/heading'
import { Image, type ResponsiveImage } from '@/components/image/image'
import styles from './testimonials.module.css'

type Testimonial = {
  key: string
  name: string
  /** Names the project in which the person bought. */
  role: string
  quoteBefore: string
  quoteBold: string
  quoteAfter: string | null
  image: ResponsiveImage
}

type TestimonialsProps = {
  labels: CarouselLabels
  title: string
  titleBold: string
  /** Opening and closing quotation marks of the language. */
  quotationMarks: [string, string]
  testimonials: Testimonial[]
}

/**
 * Renders testimonials with an image of the place, never of a person. There is no autoplay, because visitors read at
 * their own pace.
 */
export function Testimonials({ labels, title, titleBold, quotationMarks, testimonials }: TestimonialsProps) {
  const headingId = useId()
  if (testimonials.length === 0) return null
  return (
    <div className={clsx('section on-inverse', styles.testimonials)}>
      <Carousel
        className={clsx('wrap', styles.grid)}
        label={`${title} ${titleBold}`}
        labels={labels}
        loop={testimonials.length > 1}
      >
        <TestimonialImages testimonials={testimonials} />
        <div className={styles.say}>
          <Heading id={headingId} title={title} titleBold={titleBold} />
          <CarouselTrack
            isOnlyText
            slides={testimonials.map((testimonial) => ({
              key: testimonial.key,
              content: <Quote testimonial={testimonial} marks={quotationMarks} />,
            }))}
          />
          {testimonials.length > 1 && <Arrows count={testimonials.length} />}
        </div>
      </Carousel>
    </div>
  )
}

/** Stacks the images and shows only the image of the current testimonial. */
function TestimonialImages({ testimonials }: { testimonials: Testimonial[] }) {
  const { position } = useCarousel()
  return (
    <div className={styles.img}>
      {testimonials.map(({ key, image }, index) => (
        <div className={clsx(styles.voice, index === position.current && styles.current)} key={key}>
          <Image image={image} span="third" />
        </div>
      ))}
    </div>
  )
}

function Arrows({ count }: { count: number }) {
  const { labels, position, previous, next } = useCarousel()
  return (
    <div className={styles.nav}>
      <IconButton round icon={ArrowLeft} label={labels.previous} onClick={previous} />
      <IconButton round icon={ArrowRight} label={labels.next} onClick={next} />
      <span role="status">
        {position.current + 1} / {count}
      </span>
    </div>
  )
}

function Quote({ testimonial, marks: [opening, closing] }: { testimonial: Testimonial; marks: [string, string] }) {
  return (
    <figure>
      <blockquote>
        {opening}
        {testimonial.quoteBefore}
        <b>{testimonial.quoteBold}</b>
        {testimonial.quoteAfter}
        {closing}
      </blockquote>
      <figcaption className={styles.who}>
        <span className={styles.monogram} aria-hidden="true">
          {monogram(testimonial.name)}
        </span>
        <p>
          {testimonial.name}
          <span>{testimonial.role}</span>
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

import clsx from 'clsx'
import { ArrowDown } from 'lucide-react'
import { useId } from 'react'
import { IconLink } from '@/components/button/button'
import { Carousel, CarouselControls, CarouselTrack } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { Image, type ResponsiveImage } from '@/components/image/image'
import { SectionHead } from '@/components/section-head/section-head'
import { anchors, linkTo } from '@/i18n/anchors'
import styles from './referral-steps.module.css'

type Step = { title: string; ofAll: string; description: string; image: ResponsiveImage; toForm: string }
type ReferralStepsProps = {
  labels: CarouselLabels
  title: string
  titleBold: string
  steps: Step[]
  empty: string
}

/** Wide screens show three steps side by side, so three or fewer steps need no loop. */
const MAX_VISIBLE_STEPS = 3

export function ReferralSteps({ labels, title, titleBold, steps, empty }: ReferralStepsProps) {
  const headingId = useId()
  if (steps.length === 0) {
    return (
      <section className="section" id={anchors.referralSteps} aria-labelledby={headingId}>
        <div className="wrap">
          <SectionHead id={headingId} title={title} titleBold={titleBold} />
          <p>{empty}</p>
        </div>
      </section>
    )
  }
  return (
    <div className={clsx('section', styles.referralSteps)} id={anchors.referralSteps}>
      <div className="wrap">
        <Carousel
          label={`${title} ${titleBold}`}
          labels={labels}
          autoplay={3000}
          loop={steps.length > MAX_VISIBLE_STEPS}
        >
          <SectionHead id={headingId} title={title} titleBold={titleBold}>
            <CarouselControls className={styles.controls} round />
          </SectionHead>
          <CarouselTrack
            className={styles.row}
            slideClassName={styles.step}
            slides={steps.map((step, index) => ({
              key: step.title,
              content: <StepCard step={step} number={index + 1} />,
            }))}
          />
        </Carousel>
      </div>
    </div>
  )
}

function StepCard({ step, number }: { step: Step; number: number }) {
  return (
    <article className={styles.stepCard}>
      <div className={styles.stepMedia}>
        <Image image={step.image} span="third" alt="" />
        <p className={styles.stepNumber}>
          {number} <small>{step.ofAll}</small>
        </p>
      </div>
      <div className={styles.stepWords}>
        <h3>{step.title}</h3>
        <p>{step.description}</p>
        <IconLink icon={ArrowDown} label={step.toForm} href={linkTo(anchors.referralForm)} />
      </div>
    </article>
  )
}

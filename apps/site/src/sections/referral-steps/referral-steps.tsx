import './referral-steps.css'
import { useId } from 'react'
import type { ReferralProgrammeView } from '@/content/referral-programme'
import { useLanguage } from '@/i18n/language'
import { Carousel, CarouselControls, CarouselTrack } from '@/ui/carousel'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { SectionHead } from '@/ui/section-head'

type Step = ReferralProgrammeView['steps']['items'][number]

/** With three steps or fewer all of them stand side by side on a wide screen: nothing to go round. */
const mostAtOnce = 3

export function ReferralSteps({ steps }: { steps: ReferralProgrammeView['steps'] }) {
  const headingId = useId()
  return (
    <div className="section steps" id="referred-pasos">
      <div className="wrap">
        <Carousel label={`${steps.title} ${steps.titleBold}`} autoplay={3000} loop={steps.items.length > mostAtOnce}>
          <SectionHead id={headingId} title={steps.title} titleBold={steps.titleBold}>
            <CarouselControls className="steps__ctl" pausable round />
          </SectionHead>
          <CarouselTrack
            slideClassName="refer-step"
            slides={steps.items.map((step, index) => ({
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
  const { t } = useLanguage()
  return (
    <article className="refer-step__card">
      <div className="refer-step__media">
        <Picture image={step.image} span="third" alt="" />
        <p className="refer-step__number">{number}</p>
      </div>
      <div className="refer-step__words">
        <h3>{step.title}</h3>
        <p>{step.description}</p>
        <a className="round" href="#referred-form" aria-label={t('referral.toForm', { step: step.title })}>
          <Icon name="arrow-down" />
        </a>
      </div>
    </article>
  )
}

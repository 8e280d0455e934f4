import clsx from 'clsx'
import { useId } from 'react'
import { Heading } from '@/components/heading/heading'
import styles from './buying-steps.module.css'

type BuyingStepsProps = { title: string; titleBold: string; steps: { title: string; text: string }[] }

/** How a purchase goes, step by step. */
export function BuyingSteps({ title, titleBold, steps }: BuyingStepsProps) {
  const headingId = useId()
  return (
    <section className="section" aria-labelledby={headingId}>
      <div className={clsx('wrap', styles.buyingSteps)}>
        <Heading id={headingId} title={title} titleBold={titleBold} />
        <ol>
          {steps.map((step) => (
            <li key={step.title}>
              <b>{step.title}</b> {step.text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

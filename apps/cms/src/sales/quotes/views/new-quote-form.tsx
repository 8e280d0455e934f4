'use client'

import type { LimaDate } from '@app/domain/calendar/lima-date'
import { paymentPlan } from '@app/domain/quote/payment-plan'
import { readTerms } from '@app/domain/quote/quote-terms'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useSendRequest } from '../../../panel/forms/use-send-request'
import { newQuoteMessages } from '../new-quote-messages'
import { newQuoteUrl } from '../new-quote-url'
import type { QuoteChoices } from '../quote-choices'
import type { Customer } from '../read-customer'
import type { OfferedProject } from '../read-offers'
import { CustomerField } from './customer-field'
import styles from './new-quote.module.css'
import { QuotePlan } from './quote-plan'
import { QuoteTermFields } from './quote-term-fields'

type Props = {
  customer: Customer | undefined
  projects: OfferedProject[]
  initial: { project: string; lot: string }
  solesPerDollar: number
  today: LimaDate
  language: 'es' | 'en'
}

const usualTerms = { price: '', down: '', months: '', start: '', day: '5' }

/** Renders the form of a quote and calculates the instalment with the rules of the website before it is saved. */
export function NewQuoteForm({ customer, projects, initial, solesPerDollar, today, language }: Props) {
  const messages = newQuoteMessages[language]
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [key] = useState(() => crypto.randomUUID())
  const [choices, setChoices] = useState<QuoteChoices>({ ...usualTerms, ...initial })
  const [isMailed, setIsMailed] = useState(true)
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy, send } = useSendRequest({
    failed: messages.failed,
    rejected: (_, { errors }) => (errors as { message?: string }[] | undefined)?.[0]?.message ?? messages.failed,
  })

  const project = projects.find(({ slug }) => slug === choices.project)
  const lot = project?.lots.find(({ code }) => code === choices.lot.toUpperCase())
  const isLotGone = project !== undefined && choices.lot !== '' && !lot
  const parsed = project && readTerms(choices, { offer: project, listPrice: lot?.price, today })
  const plan = parsed?.isComplete && !isLotGone ? paymentPlan({ ...parsed.terms, solesPerDollar }) : undefined
  const willMail = Boolean(customer?.mayMail) && isMailed

  async function save() {
    setIsChecked(true)
    if (!customer || !plan) {
      // The messages appear with the next render.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const { project: slug, ...rest } = choices
    const answer = await send('/api/quote-desk/new', {
      key,
      lead: customer.id,
      project: slug,
      choices: rest,
      isMailed: willMail,
    })
    if (!answer) return
    const number = String(answer.number)
    toast.success(willMail ? messages.createdAndMailed(number) : messages.created(number))
    router.push(`/admin/collections/quotes/${answer.id}`)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={`desk-box ${styles.fields}`}>
        <CustomerField
          customer={customer}
          problem={isChecked && !customer ? messages.noCustomer : undefined}
          onChange={(lead) => router.replace(newQuoteUrl({ lead, project: choices.project, lot: choices.lot }))}
          language={language}
        />
        <QuoteTermFields
          projects={projects}
          choices={choices}
          parsed={parsed}
          project={project}
          isLotGone={isLotGone}
          isChecked={isChecked}
          today={today}
          language={language}
          onChange={(change) => setChoices((old) => ({ ...old, ...change }))}
        />
      </div>
      <QuotePlan
        plan={plan}
        start={parsed?.terms.start}
        day={parsed?.terms.day}
        hasProject={project !== undefined}
        today={today}
        language={language}
      >
        {customer?.mayMail && (
          <p className="desk-field desk-field--tick">
            <input
              id="quote-mail"
              type="checkbox"
              checked={isMailed}
              onChange={({ target }) => setIsMailed(target.checked)}
            />
            <label htmlFor="quote-mail">{messages.mailTo(customer.email)}</label>
          </p>
        )}
        {customer && !customer.mayMail && <p>{customer.email ? messages.noMail : messages.noEmail}</p>}
        <p className="desk-buttons">
          <button className="desk-btn desk-btn--lime" type="submit" disabled={isBusy}>
            {willMail ? messages.saveAndMail : messages.save}
          </button>
        </p>
      </QuotePlan>
    </form>
  )
}

'use client'

import { LeadPicker } from '../../leads/views/lead-picker'
import { newQuoteMessages } from '../new-quote-messages'
import type { Customer } from '../read-customer'
import styles from './new-quote.module.css'

type Props = {
  customer: Customer | undefined
  problem: string | undefined
  onChange: (lead: string | undefined) => void
  language: 'es' | 'en'
}

/** Shows the person of the quote, or finds them among the leads. */
export function CustomerField({ customer, problem, onChange, language }: Props) {
  const messages = newQuoteMessages[language]
  if (!customer)
    return (
      <div className={styles.whole}>
        <LeadPicker
          label={messages.customer}
          value={undefined}
          onChange={(lead) => onChange(lead?.id)}
          problem={problem}
          language={language}
        />
        <a className="desk-link" href="/admin/consultas/nueva">
          {messages.newLead}
        </a>
      </div>
    )
  return (
    <p className={`${styles.whole} ${styles.customer}`}>
      <span>
        {messages.customer} <a href={`/admin/consultas/${customer.id}`}>{customer.name}</a>
      </span>
      <button className="desk-link" type="button" onClick={() => onChange(undefined)}>
        {messages.changeCustomer}
      </button>
    </p>
  )
}

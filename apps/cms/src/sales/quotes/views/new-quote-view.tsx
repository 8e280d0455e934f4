import { limaDateOf } from '@app/domain/calendar/lima-date'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { isRecordId } from '../../../platform/database/record-id.schema'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { quoteMessages } from '../messages'
import { newQuoteMessages } from '../new-quote-messages'
import { newQuoteUrl } from '../new-quote-url'
import { readCustomer } from '../read-customer'
import { readOffers } from '../read-offers'
import { NewQuoteForm } from './new-quote-form'

/** Renders the form with which staff issue a quote for a lead. The query string may name the lead and the lot. */
export async function NewQuoteView(props: AdminViewServerProps) {
  const { req, pool, language } = requirePageAccess(props, newQuoteUrl(), 'work on leads')
  const messages = newQuoteMessages[language]
  const parameter = (name: string) => [props.searchParams?.[name] ?? ''].flat()[0] ?? ''
  const lead = parameter('consulta')
  const customer = isRecordId(lead) ? await readCustomer(pool, lead) : undefined
  if (customer) await recordPrivacy(req, 'seen', `leads:${customer.id}`)
  const { projects, solesPerDollar } = await readOffers(pool, customer?.id)
  const project = parameter('proyecto') || customer?.project
  return (
    <DeskPage
      {...props}
      crumbs={[{ label: quoteMessages[language].list, url: '/collections/quotes' }, { label: messages.add }]}
    >
      <div className="desk__head">
        <h1>
          {messages.title} <b>{messages.titleBold}</b>
        </h1>
      </div>
      {projects.length === 0 ? (
        <p className="desk-box">{messages.noProjects}</p>
      ) : (
        <NewQuoteForm
          customer={customer}
          projects={projects}
          initial={{ project: projects.find(({ slug }) => slug === project)?.slug ?? '', lot: parameter('lote') }}
          solesPerDollar={solesPerDollar}
          today={limaDateOf(new Date())}
          language={language}
        />
      )}
    </DeskPage>
  )
}

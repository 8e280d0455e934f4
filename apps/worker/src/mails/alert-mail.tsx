import { Link, Text } from '@react-email/components'
import type { Company } from '@sillar/documents/company'
import type { StoredComplaint } from '@sillar/documents/complaint-record'
import { longDay } from '@sillar/documents/complaint-words'
import { code, paragraph } from '@sillar/mails/mail-style'
import { Facts } from './facts'
import { MailLayout } from './mail-layout'

type AlertMailProps = { complaint: StoredComplaint; company: Company; sentence: string; panelUrl: string }

/** For customer service, in Spanish as the panel is, and without what the consumer wrote: that is behind the link. */
export function AlertMail({ complaint, company, sentence, panelUrl }: AlertMailProps) {
  const due = `El plazo vence el ${longDay(complaint.dueOn, 'es')} y no se puede prorrogar.`
  return (
    <MailLayout locale="es" preview={due} title={sentence} brand={company.brand} legalName={company.legalName}>
      <Text style={paragraph}>
        {complaint.answer ? 'Esta reclamación ya tiene su respuesta.' : 'Esta reclamación espera una respuesta.'}
      </Text>
      <Text style={code}>{complaint.label}</Text>
      <Text style={paragraph}>{due}</Text>
      <Facts
        facts={[
          ['Tipo de reclamación', complaint.claimType],
          ['Establecimiento', complaint.establishment],
          ['Presentada el', longDay(complaint.filedOn, 'es')],
          ['Idioma del consumidor', complaint.locale === 'es' ? 'Español' : 'Inglés'],
        ]}
      />
      <Text style={paragraph}>
        <Link href={panelUrl} style={{ color: 'inherit', textDecoration: 'underline' }}>
          Abrir en el panel
        </Link>
      </Text>
    </MailLayout>
  )
}

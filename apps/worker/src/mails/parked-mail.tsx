import { Text } from '@react-email/components'
import type { Company } from '../deliver/company'
import { Facts } from './facts'
import { MailLayout } from './mail-layout'
import { paragraph } from './mail-style'

export type ParkedDelivery = {
  id: string
  reference: string
  destination: string
  attempts: number
  lastDetail: string
  since: Date
}

const receivers: Record<string, string> = {
  crm: 'CRM',
  'referral-script': 'Hoja de referidos',
  'complaint-sheet': 'Hoja de reclamaciones',
  mail: 'Correo',
}

export const parkedSubject = ({ reference }: ParkedDelivery) => `Entrega detenida: ${reference}`

/** For staff, in Spanish, and without the visitor's data: the reference leads to it in the CMS. */
export function ParkedMail({ delivery, company }: { delivery: ParkedDelivery; company: Company }) {
  return (
    <MailLayout
      locale="es"
      preview={`${receivers[delivery.destination] ?? delivery.destination}: ${delivery.lastDetail}`}
      title="Una entrega no llegó a su destino"
      brand={company.brand}
      legalName={company.legalName}
    >
      <Text style={paragraph}>
        Lo intentamos durante 72 horas sin éxito. El envío está guardado y no se ha perdido. Cuando el destino vuelva a
        funcionar, reenvíalo desde «Entregas» en el administrador.
      </Text>
      <Facts
        facts={[
          ['Código', delivery.reference],
          ['Destino', receivers[delivery.destination] ?? delivery.destination],
          ['Intentos', String(delivery.attempts)],
          ['Último resultado', delivery.lastDetail],
          [
            'En cola desde',
            new Intl.DateTimeFormat('es-PE', {
              dateStyle: 'long',
              timeStyle: 'short',
              timeZone: 'America/Lima',
            }).format(delivery.since),
          ],
          ['Entrega', delivery.id],
        ]}
      />
    </MailLayout>
  )
}

import { colors } from '@app/brand/colors'
import type { Company } from '@app/documents/company'
import { paragraph } from '@app/mails/mail-style'
import { Hr, Text } from '@react-email/components'
import { runbooksOf } from '../monitoring/alert'
import type { Digest } from '../monitoring/digest'
import { digestTexts } from '../monitoring/digest-texts'
import type { ParkedGroup } from '../monitoring/parked-deliveries'
import { MailLayout } from './mail-layout'

type DigestMailProps = { digest: Digest; parked: ParkedGroup[]; company: Company }

/** For on-call, in both languages and without visitors' data: a reference leads to its record in the CMS. */
export function DigestMail({ digest, parked, company }: DigestMailProps) {
  const { es, en } = digestTexts
  return (
    <MailLayout locale="es" preview={es.safe} title={es.title} brand={company.brand} legalName={company.legalName}>
      <DigestText digest={digest} parked={parked} texts={es} />
      <Hr style={{ borderColor: colors.line, margin: '20px 0' }} />
      <div lang="en">
        <Text style={{ ...paragraph, fontWeight: 700 }}>{en.title}</Text>
        <DigestText digest={digest} parked={parked} texts={en} />
      </div>
    </MailLayout>
  )
}

type DigestTextProps = { digest: Digest; parked: ParkedGroup[]; texts: typeof digestTexts.es }

function DigestText({ digest, parked, texts }: DigestTextProps) {
  return (
    <>
      {digest.opened.map((incident) => (
        <Text key={incident.receiver} style={paragraph}>
          {texts.rejects(incident)}
        </Text>
      ))}
      {digest.closed.map((incident) => (
        <Text key={incident.receiver} style={paragraph}>
          {texts.ended(incident)}
        </Text>
      ))}
      {parked.map((group) => (
        <Text key={group.receiver} style={paragraph}>
          {texts.parked(group)} {texts.codes}: {group.references.join(', ')}
          {group.references.length < group.codes && ' …'}
        </Text>
      ))}
      {parked.length > 0 && <Text style={paragraph}>{texts.resend}</Text>}
      <Text style={paragraph}>{texts.safe}</Text>
      <Text style={paragraph}>
        {texts.runbook}: {runbooksOf(digest, parked).join(', ')}
      </Text>
    </>
  )
}

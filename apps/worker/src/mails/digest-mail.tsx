import { Hr, Text } from '@react-email/components'
import { colors } from '@sillar/brand/colors'
import type { Company } from '@sillar/documents/company'
import { paragraph } from '@sillar/mails/mail-style'
import { runbooksOf } from '../monitoring/alert'
import type { Digest } from '../monitoring/digest'
import { digestTexts } from '../monitoring/digest-texts'
import type { ParkedGroup } from '../monitoring/parked-deliveries'
import { MailLayout } from './mail-layout'

type DigestMailProps = { digest: Digest; parked: ParkedGroup[]; company: Company }

/** For whoever is on duty, in both languages and without visitors' data: a code leads to its record in the CMS. */
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
          {texts.refuses(incident)}
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

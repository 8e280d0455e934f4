import { formatInstant } from '@app/domain/calendar/format-date'
import { Button, TextLink } from '@/components/button/button'
import { ReceiptCard } from '../submission/receipt'
import type { FormController } from '../submission/use-form-controller'
import { shortName } from './referral-body'
import type { ReferralFields, ReferralTexts } from './referral-fields'

type ReferralReceiptProps = {
  controller: FormController<ReferralFields, ReferralTexts>
  statusPath: string
  onRestart(): void
}

export function ReferralReceipt({ controller, statusPath, onRestart }: ReferralReceiptProps) {
  const { phase, form, scope } = controller
  if (phase.kind !== 'sent') return null
  const { t, locale } = scope
  const { firstName, referred = [] } = form.getValues()
  const namedPeople = referred.filter((person) => person.firstName)
  return (
    <ReceiptCard
      reference={phase.receipt.reference}
      codeLabel={t('receipt.code')}
      title={t('lead.receipt.thanks', { name: firstName ?? '' })}
      titleBold={
        namedPeople.length > 0 ? t('referral.receipt', { count: namedPeople.length }) : t('referral.receipt.alone')
      }
      note={t('referral.receipt.note')}
      shouldFocus={phase.shouldFocus}
      t={t}
      rows={[
        ...namedPeople.map((person, index) => ({
          label: t('referral.person', { number: index + 1 }),
          value: shortName(person),
        })),
        { label: t('receipt.sentAt'), value: formatInstant(phase.receipt.sentAt, locale, 'numeric') },
      ]}
    >
      <p>
        <TextLink href={statusPath}>{t('referral.receipt.status')}</TextLink>
      </p>
      <Button
        look="line"
        block
        onClick={() => {
          onRestart()
          controller.restart()
        }}
      >
        {t('referral.receipt.again')}
      </Button>
    </ReceiptCard>
  )
}

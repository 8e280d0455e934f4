import { formatInstant } from '@app/domain/calendar/format-date'
import { Button, TextLink } from '@/components/button/button'
import { ReceiptCard } from '../submission/receipt'
import type { FormFill } from '../submission/use-form-fill'
import { shortName } from './referral-body'
import type { ReferralFields, ReferralTexts } from './referral-fields'

type ReferralReceiptProps = { fill: FormFill<ReferralFields, ReferralTexts>; statusPath: string; onAgain(): void }

export function ReferralReceipt({ fill, statusPath, onAgain }: ReferralReceiptProps) {
  const { phase, form, scope } = fill
  if (phase.kind !== 'sent') return null
  const { t, locale } = scope
  const { firstName, referred = [] } = form.getValues()
  const named = referred.filter((person) => person.firstName)
  return (
    <ReceiptCard
      reference={phase.receipt.reference}
      codeLabel={t('receipt.code')}
      title={t('lead.receipt.thanks', { name: firstName ?? '' })}
      titleBold={named.length > 0 ? t('referral.receipt', { count: named.length }) : t('referral.receipt.alone')}
      note={t('referral.receipt.note')}
      takesFocus={phase.takesFocus}
      t={t}
      rows={[
        ...named.map((person, index) => ({
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
          onAgain()
          fill.again()
        }}
      >
        {t('referral.receipt.again')}
      </Button>
    </ReceiptCard>
  )
}

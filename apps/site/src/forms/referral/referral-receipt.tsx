import { ReceiptCard, sentAtText } from '../submit/receipt'
import type { FormFill } from '../submit/use-form-fill'
import { type ReferralFields, shortName } from './referral-body'

type ReferralReceiptProps = { fill: FormFill<ReferralFields>; onAgain(): void }

export function ReferralReceipt({ fill, onAgain }: ReferralReceiptProps) {
  const { phase, form, scope } = fill
  if (phase.kind !== 'sent') return null
  const { t, locale } = scope
  const { firstName, referred = [] } = form.getValues()
  return (
    <ReceiptCard
      reference={phase.receipt.reference}
      codeLabel={t('receipt.code')}
      title={t('lead.receipt.thanks', { name: firstName ?? '' })}
      titleBold={
        referred.length === 1 ? t('referral.receipt.one') : t('referral.receipt.many', { count: referred.length })
      }
      note={t('referral.receipt.note')}
      takesFocus={phase.takesFocus}
      t={t}
      rows={[
        ...referred.map((person, index) => ({
          label: t('referral.person', { number: index + 1 }),
          value: shortName(person),
        })),
        { label: t('receipt.sentAt'), value: sentAtText(phase.receipt.sentAt, locale) },
      ]}
    >
      <button
        type="button"
        className="btn btn--line btn--block"
        onClick={() => {
          onAgain()
          fill.again()
        }}
      >
        {t('referral.receipt.again')}
      </button>
    </ReceiptCard>
  )
}

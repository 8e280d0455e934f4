import '@/styles/tokens.css'
import '@/styles/base.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { translate } from '@/i18n/translate'
import { textsFor } from '@/i18n/translator'
import complaintStyles from '../complaint/complaint-receipt.module.css'
import { ReceiptCard } from './receipt'

const t = translate(textsFor('es', 'field', 'file', 'form', 'outbox', 'phone', 'receipt'), 'es')

// The widths are those of a receipt on phones and beside a project on a desktop.
test.each([
  ['SM-MWWM-WMMW', 288, ''],
  ['SM-MWWM-WMMW', 355, ''],
  ['N° 000 00000128-2026', 288, complaintStyles.receipt],
  ['N° 000 00000128-2026', 350, complaintStyles.receipt],
])(
  'shows the reference %s on one line beside its copy button at a width of %i px',
  async (reference, width, className) => {
    const screen = await render(
      <div style={{ width }} className={className}>
        <ReceiptCard
          reference={reference}
          codeLabel="Código"
          title="Gracias,"
          titleBold="María"
          note=""
          rows={[]}
          shouldFocus={false}
          t={t}
        >
          {null}
        </ReceiptCard>
      </div>,
    )
    await document.fonts.ready
    const code = screen.getByText(reference, { exact: true }).element()
    const range = document.createRange()
    range.selectNodeContents(code)
    expect(range.getClientRects()).toHaveLength(1)
    const button = screen.getByRole('button').element().getBoundingClientRect()
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(button.left)
    expect(button.right).toBeLessThanOrEqual(width + code.getBoundingClientRect().left)
  },
)

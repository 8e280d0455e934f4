import { cents } from '@app/domain/money/money'
import '@/styles/tokens.css'
import '@/styles/base.css'
import { paymentPlan } from '@app/domain/quote/payment-plan'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QuoteTable } from './quote-table'

const plan = paymentPlan({ price: cents(1_624_500), down: cents(324_900), months: 12, solesPerDollar: 3.85 })

test('keeps the link of a row with long amounts within the page at 320 pixels', async () => {
  await page.viewport(320, 640)
  const screen = await render(
    <QuoteTable
      title="Every project,"
      titleBold="with 20% down"
      names={{
        project: 'Project',
        price: 'Price of the lot',
        down: 'Down payment, at signing',
        instalment: 'Monthly instalment',
        action: 'Change the figures',
      }}
      rows={[
        {
          ...plan,
          slug: 'mykonos',
          name: 'Mykonos',
          placeLine: 'Mejía',
          path: '#m',
          quoteHref: '#q',
          months: '12 monthly instalments of',
        },
      ]}
      overview={null}
      otherProjects={null}
      note={{ rate: '', conditions: { text: 'Read the conditions', href: '#c' } }}
    />,
  )
  await document.fonts.ready
  const link = screen.getByRole('link', { name: /Change the figures/ }).element()
  const gutter = screen.getByRole('link', { name: 'Read the conditions' }).element().getBoundingClientRect().left
  expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - gutter)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { leadFormProps } from '../lead/lead-form.fixture'
import { answerWith } from '../programmed-answers.fixture'
import { newDraft, writeDraft } from '../submission/form-draft'
import { QuoteForm } from './quote-form'

const props = {
  locale: leadFormProps.locale,
  texts: leadFormProps.texts,
  errors: leadFormProps.errors,
  consents: leadFormProps.consents,
  projects: ['santorini', 'coral'].map((slug) => ({ slug, name: slug, visitHref: null })),
  copy: {
    title: 'Recibe esta cotización',
    button: 'Enviarme la cotización',
    success: 'Listo',
    failure: 'No salió',
    receipt: 'La enviamos a tu correo.',
    project: 'Proyecto',
    usual: 'Condiciones usuales',
  },
}
const typed = { firstName: 'Lucía', lastName: 'Paz', email: 'lucia@correo.pe', phone: '987654321', acceptsTerms: true }
const askFor = (project: string) => history.replaceState(null, '', `?proyecto=${project}`)

const before = location.search
beforeEach(() => sessionStorage.clear())
afterEach(() => history.replaceState(null, '', before || location.pathname))

test('after one quote was sent, the next project has its form, and the first keeps its receipt', async () => {
  await answerWith('/api/leads', { status: 201, body: { reference: 'SM-9X2B-7C' } })
  askFor('santorini')
  writeDraft('lead:quote:santorini', { ...newDraft(Date.now() - 60_000), fields: typed }, sessionStorage)
  const first = await render(<QuoteForm {...props} />)
  const terms = first.getByRole('checkbox', { name: 'Acepto los términos' })
  await terms.click()
  if (!(terms.element() as HTMLInputElement).checked) await terms.click()
  await first.getByRole('button', { name: 'Enviarme la cotización' }).click()
  await expect.element(first.getByText('SM-9X2B-7C')).toBeVisible()
  await first.unmount()

  askFor('coral')
  const next = await render(<QuoteForm {...props} />)
  await expect.element(next.getByRole('button', { name: 'Enviarme la cotización' })).toBeVisible()
  await expect.element(next.getByText('SM-9X2B-7C')).not.toBeInTheDocument()
  await next.unmount()

  askFor('santorini')
  const again = await render(<QuoteForm {...props} />)
  await expect.element(again.getByText('SM-9X2B-7C')).toBeVisible()
})

// Checks the empty complaint form. complaint.e2e.ts fills it in and sends it.
import { expect, test } from '@playwright/test'
import { field } from './support/form-fields'
import { openForm, submitButton } from './support/forms'
import { main } from './support/page-parts'

const sheets = {
  es: {
    title: 'Libro de Reclamaciones',
    notice: 'Conforme al Código de Protección y Defensa del Consumidor',
    date: /^Fecha$/,
    parts: [
      'Identificación del consumidor',
      'Bien contratado',
      'Detalle y pedido',
      'Observaciones del proveedor',
      'Autorización',
    ],
    choose: 'Elegir',
    goods: [/^Proyecto/, /^Servicio/],
    claims: [/^Reclamo\s*Disconformidad con los proyectos/, /^Queja\s*Disconformidad que no se relaciona/],
    fields: ['Nombres', 'Apellidos', 'Correo electrónico', 'Departamento', 'Provincia', 'Distrito', 'Dirección'],
    service: 'los atiende el área de Atención al Cliente',
    notify: 'Autorizo que me notifiquen el resultado de mi reclamo o queja por correo electrónico',
    answers: ['Sí', 'No'],
    indecopi:
      'no impide acudir a otras vías de solución de controversias ni es requisito previo para denunciar ante el INDECOPI',
    deadline: 'quince (15) días hábiles, que no se puede prorrogar',
    links: [
      ['términos y condiciones', '/terminos-y-condiciones'],
      ['política de privacidad', '/politica-de-privacidad'],
    ],
  },
  en: {
    title: 'Complaints book',
    notice: 'As required by Peru’s Consumer Protection Code',
    date: /^Date$/,
    parts: [
      /consumer/i,
      /What you/,
      /Detail and request|What happened/,
      'Provider’s observations',
      /Consent and submission/,
    ],
    choose: /^(Choose|Select)/,
    goods: [/^Project/, /^Service/],
    claims: [/^Claim \(reclamo\)/, /^Grievance \(queja\)/],
    fields: [/^First names?/, /^Last names?|^Surnames?/, /^E-?mail/, 'Department', 'Province', 'District', 'Address'],
    service: 'are handled by our Customer Service team',
    notify: 'I agree to be notified of the outcome of my complaint by e-mail',
    answers: ['Yes', 'No'],
    indecopi:
      'does not stop you from using other ways to settle a dispute, and is not required before going to INDECOPI',
    deadline: 'fifteen (15) business days, which cannot be extended',
    links: [
      ['terms and conditions', '/en/terms'],
      ['privacy policy', '/en/privacy-policy'],
    ],
  },
} as const

for (const language of ['es', 'en'] as const) {
  const sheet = sheets[language]

  test(`the complaint sheet starts with the title, the legal notice, the date and the company, ${language}`, async ({
    page,
  }) => {
    const form = await openForm(page, 'complaint', language)
    await expect(page.getByRole('heading', { level: 1, name: sheet.title })).toBeVisible()
    await expect(form.getByText(sheet.notice)).toBeVisible()
    const day = new Intl.DateTimeFormat('es-PE', { timeZone: 'America/Lima', day: 'numeric' }).format(new Date())
    const date = form.getByRole('term').filter({ hasText: sheet.date }).locator('xpath=following-sibling::dd')
    await expect(date).toHaveText(new RegExp(`\\b0?${day}\\b`))
    await expect(field(form, 'establishment').locator('option')).toHaveText([sheet.choose, 'Arequipa', 'Lima'])
    await expect(form.getByRole('textbox', { name: 'RUC' })).toHaveValue(/^\d{11}$/)
    await expect(form.getByRole('textbox', { name: 'RUC' })).not.toBeEditable()
  })

  test(`the complaint sheet has five sections in the order that the law requires, ${language}`, async ({ page }) => {
    const form = await openForm(page, 'complaint', language)
    const headings = form.getByRole('heading', { level: 2 })
    await expect(headings).toHaveCount(sheet.parts.length + 1)
    for (const [index, name] of sheet.parts.entries()) await expect(headings.nth(index + 1)).toContainText(name)
    for (const name of sheet.fields) await expect(form.getByRole('textbox', { name }).first()).toBeVisible()
    const choices = form.getByRole('radio')
    for (const name of [...sheet.goods, ...sheet.claims])
      await expect(choices.and(form.getByLabel(name))).toHaveCount(1)
  })

  test(`the complaint sheet names the team that answers and the deadline, and asks for consent to answer by e-mail, ${language}`, async ({
    page,
  }) => {
    const form = await openForm(page, 'complaint', language)
    await expect(form.getByText(sheet.service)).toBeVisible()
    await expect(form.getByText(/15 (días hábiles|business days)/).first()).toBeVisible()
    const notice = form.getByRole('group', { name: sheet.notify })
    for (const answer of sheet.answers) await expect(notice.getByRole('radio', { name: answer })).toBeVisible()
    await expect(main(page)).toContainText(sheet.indecopi)
    await expect(main(page)).toContainText(sheet.deadline)
  })

  test(`the complaint sheet asks to accept the terms and conditions, and links to them and to the privacy policy, ${language}`, async ({
    page,
  }) => {
    const form = await openForm(page, 'complaint', language)
    await expect(field(form, 'acceptsTerms')).toHaveRole('radio')
    await expect(field(form, 'acceptsTerms')).not.toBeChecked()
    for (const [name, href] of sheet.links)
      await expect(form.getByRole('link', { name, exact: true }).last()).toHaveAttribute('href', href)
    await expect(submitButton(form)).toHaveAccessibleName(language === 'es' ? 'Enviar' : 'Send')
  })
}

import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './site'

export type Language = 'es' | 'en'

/** The page of each form. On the home page the lead form also asks for the project. */
export const formPages = {
  lead: { es: '/', en: '/en' },
  referral: { es: '/referidos', en: '/en/referrals' },
  complaint: { es: '/libro-de-reclamaciones', en: '/en/complaints-book' },
} as const

const formNames = {
  lead: /^(Formulario de Contacto|Contact form|Lista de espera|Waiting list)$/,
  referral: /^(Formulario de referidos|Referral form)$/,
  complaint: /^(Libro de Reclamaciones|Complaints book)$/,
  status: /^(Estado de tu reclamo o queja|Status of your claim or grievance)$/,
}

/** Returns the first form of a kind, because the page of a place has two lead forms. */
export const formOf = (page: Page, kind: keyof typeof formNames) =>
  page.getByRole('form', { name: formNames[kind] }).first()

/** Scrolls to a form and moves the pointer, because that loads the script of the form. Waits for hydration. */
export async function hydrateForm(form: Locator): Promise<Locator> {
  await form.scrollIntoViewIfNeeded()
  await form.page().mouse.move(1, 0)
  await form.page().mouse.move(0, 1)
  await expect(form).toHaveAttribute('novalidate')
  return form
}

/** Opens the page of a form and returns the hydrated form. */
export async function openForm(page: Page, kind: keyof typeof formPages, language: Language): Promise<Locator> {
  await open(page, formPages[kind][language])
  return hydrateForm(formOf(page, kind))
}

export const submitButton = (form: Locator) =>
  form.getByRole('button', { name: /^(Enviar|Send|Unirme a la lista|Join the list|Consultar estado|Check status)/ })

export const submit = (form: Locator) => submitButton(form).click()

export const countryButton = (form: Locator) => form.getByRole('button', { name: /, (país|country): / }).first()
export const countrySearch = (form: Locator) =>
  form.getByRole('combobox', { name: /^(Buscar país o código|Search country or code)$/ })

let emailCount = 0
/** Returns an e-mail address that no other test uses, so tests do not see each other's mails and deliveries. */
export const uniqueEmail = (name: string) => `${name}.${process.pid}.${Date.now()}.${emailCount++}@correo.example`

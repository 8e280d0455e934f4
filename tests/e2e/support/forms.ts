import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './site'

export type Language = 'es' | 'en'

/** The page of each form. The contact form of the home page asks for the project. */
export const formPages = {
  lead: { es: '/', en: '/en' },
  referral: { es: '/referidos', en: '/en/referrals' },
  complaint: { es: '/libro-de-reclamaciones', en: '/en/complaints-book' },
} as const

const names = {
  lead: /^(Formulario de Contacto|Contact form|Lista de espera|Waiting list)$/,
  referral: /^(Formulario de referidos|Referral form)$/,
  complaint: /^(Libro de Reclamaciones|Complaints book)$/,
  status: /^(Estado de tu reclamo o queja|Status of your claim or grievance)$/,
}

/** The first form of its kind: a project page has two contact forms. */
export const formOf = (page: Page, kind: keyof typeof names) => page.getByRole('form', { name: names[kind] }).first()

/** Returns a form that is ready for interaction: scrolled into view, pointer moved, hydrated. */
export async function awake(form: Locator): Promise<Locator> {
  await form.scrollIntoViewIfNeeded()
  await form.page().mouse.move(1, 0)
  await form.page().mouse.move(0, 1)
  await expect(form).toHaveAttribute('novalidate')
  return form
}

/** Returns the hydrated form of a page. */
export async function openForm(page: Page, kind: keyof typeof formPages, language: Language): Promise<Locator> {
  await open(page, formPages[kind][language])
  return awake(formOf(page, kind))
}

export const submitButton = (form: Locator) =>
  form.getByRole('button', { name: /^(Enviar|Send|Unirme a la lista|Join the list|Consultar estado|Check status)/ })

export const send = (form: Locator) => submitButton(form).click()

export const countryButton = (form: Locator) => form.getByRole('button', { name: /, (país|country): / }).first()
export const countrySearch = (form: Locator) =>
  form.getByRole('combobox', { name: /^(Buscar país o código|Search country or code)$/ })

let counter = 0
/** An e-mail address that no other test uses, so tests do not see each other's mails and bodies. */
export const newAddress = (name: string) => `${name}.${process.pid}.${Date.now()}.${counter++}@correo.example`

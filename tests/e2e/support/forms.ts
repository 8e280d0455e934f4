import { expect, type Locator, type Page } from '@playwright/test'
import { product } from './product'

export type Language = 'es' | 'en'

/** Where each form stands. The home page's contact form asks for the project. */
export const formPages = {
  lead: { action: '/api/leads', es: '/', en: '/en' },
  referral: { action: '/api/referrals', es: '/referidos', en: '/en/referrals' },
  complaint: { action: '/api/complaints', es: '/libro-de-reclamaciones', en: '/en/complaints-book' },
} as const

/** The form of a page as a person with script meets it: scrolled to and awake. */
export async function openForm(page: Page, form: keyof typeof formPages, language: Language): Promise<Locator> {
  const { action, [language]: path } = formPages[form]
  await page.goto(product().siteUrl + path)
  return awake(page, action)
}

export async function awake(page: Page, action: string): Promise<Locator> {
  const form = page.locator(`form[action="${action}"]`).first()
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('novalidate')
  return form
}

export const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`)

export const send = (form: Locator) => form.locator('button[type=submit]').click()

/** Types what is given; a list of choices, a box and a radio are served as well. */
export async function fill(form: Locator, values: Record<string, string | true>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(form, name)
    if (value === true) await control.check()
    else if ((await control.count()) > 1) await form.locator(`[name="${name}"][value="${value}"]`).check()
    else if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** How long something that is on screen stays there. */
export async function shownFor(locator: Locator): Promise<number> {
  await expect(locator).toBeVisible()
  const from = Date.now()
  await expect(locator).toBeHidden()
  return Date.now() - from
}

let counter = 0
/** An address no other test uses, so that tests do not see each other's mails and bodies. */
export const newAddress = (name: string) => `${name}.${Date.now()}.${counter++}@correo.example`

import type { Page } from '@playwright/test'

/** Fields and the sidebar are hydrated only after the page has loaded. */
export const HYDRATION_MS = 3500

export type PanelScreenshot = {
  name: string
  width: 1440 | 390
  address: string | ((page: Page, cmsUrl: string) => Promise<string>)
  act?: (page: Page) => Promise<void>
  isSignedOut?: boolean
}

/** Returns a function that finds a record by a query and returns the path of its page. */
const pathOfRecord =
  (query: string, pathOf: (record: { id: string; startsAt: string }) => string) =>
  async (page: Page, cmsUrl: string) => {
    // The API accepts the session cookie only from pages of the panel, so the request sends the token as a header.
    const token = (await page.context().cookies()).find(({ name }) => name === 'payload-token')?.value
    const headers = { authorization: `JWT ${token}` }
    const response = await page.request.get(`${cmsUrl}/api/${query}&limit=1&depth=0`, { headers })
    const { docs } = (await response.json()) as { docs: { id: string; startsAt: string }[] }
    if (!docs[0]) throw new Error(`No record: ${query}`)
    return pathOf(docs[0])
  }
const recordOf = (collection: string, where = '') =>
  pathOfRecord(`${collection}?${where}`, ({ id }) => `/admin/collections/${collection}/${id}`)
const list = (collection: string) => `/admin/collections/${collection}`
const santorini = 'where[slug][equals]=santorini'
const lead = pathOfRecord('leads?where[email][equals]=andres@correo.example', ({ id }) => `/admin/consultas/${id}`)
const conversation = pathOfRecord(
  'leads?where[channel][equals]=whatsapp&sort=createdAt',
  ({ id }) => `/admin/consultas/${id}`,
)
const referred = pathOfRecord('referred-persons?where[firstName][equals]=Diego', ({ id }) => `/admin/referidos/${id}`)
const request = pathOfRecord(
  'privacy-requests?where[kind][equals]=cancellation',
  ({ id }) => `/admin/privacidad/solicitudes/${id}`,
)
const appointmentsOfWeek = pathOfRecord(
  'appointments?sort=startsAt',
  ({ startsAt }) => `/admin/visitas?semana=${startsAt.slice(0, 10)}`,
)
const complaint = recordOf('complaints', 'sort=dueOn')

const openSidebar = async (page: Page) => {
  // A tap before hydration has no effect.
  await page.waitForTimeout(HYDRATION_MS)
  await page.getByRole('button', { name: /Abrir/ }).filter({ visible: true }).click()
}

const scrollToConversation = (page: Page) => page.locator('#whatsapp').scrollIntoViewIfNeeded()

const useTemplate = async (page: Page) => {
  await page.waitForTimeout(HYDRATION_MS)
  await page.getByRole('combobox', { name: 'Usar una plantilla' }).selectOption({ label: 'Documento entregado' })
  await page.getByRole('textbox', { name: 'Respuesta' }).scrollIntoViewIfNeeded()
}

export const panelScreenshots: PanelScreenshot[] = [
  { name: 'entrar', width: 1440, address: '/admin/login', isSignedOut: true },
  { name: 'entrar-celular', width: 390, address: '/admin/login', isSignedOut: true },
  { name: 'inicio', width: 1440, address: '/admin' },
  { name: 'inicio-celular', width: 390, address: '/admin' },
  { name: 'menu-celular', width: 390, address: '/admin', act: openSidebar },
  { name: 'proyectos', width: 1440, address: list('projects') },
  { name: 'proyectos-celular', width: 390, address: list('projects') },
  { name: 'proyecto', width: 1440, address: recordOf('projects', santorini) },
  { name: 'proyecto-celular', width: 390, address: recordOf('projects', santorini) },
  { name: 'campanas', width: 1440, address: list('campaigns') },
  { name: 'campana', width: 1440, address: recordOf('campaigns') },
  { name: 'campana-celular', width: 390, address: recordOf('campaigns') },
  { name: 'calendario', width: 1440, address: '/admin/calendario' },
  { name: 'noticia', width: 1440, address: recordOf('news') },
  { name: 'imagenes', width: 1440, address: list('media') },
  { name: 'imagen', width: 1440, address: recordOf('media') },
  { name: 'imagen-nueva', width: 1440, address: `${list('media')}/create` },
  { name: 'consultas', width: 1440, address: '/admin/consultas' },
  { name: 'consultas-celular', width: 390, address: '/admin/consultas' },
  { name: 'consulta', width: 1440, address: lead },
  { name: 'consulta-celular', width: 390, address: lead },
  { name: 'whatsapp', width: 1440, address: conversation },
  { name: 'whatsapp-celular', width: 390, address: conversation, act: scrollToConversation },
  { name: 'visitas', width: 1440, address: appointmentsOfWeek },
  { name: 'visitas-celular', width: 390, address: appointmentsOfWeek },
  { name: 'cotizaciones', width: 1440, address: list('quotes') },
  { name: 'cotizacion', width: 1440, address: recordOf('quotes') },
  { name: 'lotes', width: 1440, address: '/admin/lotes' },
  { name: 'lotes-celular', width: 390, address: '/admin/lotes' },
  { name: 'embudo', width: 1440, address: '/admin/embudo' },
  { name: 'referidos', width: 1440, address: '/admin/referidos' },
  { name: 'referido', width: 1440, address: referred },
  { name: 'reclamos', width: 1440, address: list('complaints') },
  { name: 'reclamo', width: 1440, address: complaint },
  { name: 'reclamo-respuesta', width: 1440, address: complaint, act: useTemplate },
  { name: 'reclamo-celular', width: 390, address: complaint },
  { name: 'privacidad', width: 1440, address: '/admin/privacidad' },
  { name: 'solicitud', width: 1440, address: request },
  { name: 'contactos', width: 1440, address: list('leads') },
  { name: 'contacto', width: 1440, address: recordOf('leads') },
  { name: 'contacto-celular', width: 390, address: recordOf('leads') },
  { name: 'envio', width: 1440, address: recordOf('deliveries') },
  { name: 'publicaciones', width: 1440, address: list('releases') },
  { name: 'publicacion', width: 1440, address: recordOf('releases') },
]

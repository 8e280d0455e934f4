import type { Page } from '@playwright/test'

/** Fields take their values and the wall its place a moment after the page has come. */
export const AWAKE_MS = 3500

export type PanelPicture = {
  name: string
  width: 1440 | 390
  address: string | ((page: Page, cmsUrl: string) => Promise<string>)
  act?: (page: Page) => Promise<void>
  isSignedOut?: boolean
}

/** The page of one record, found as staff would find it. */
const recordOf =
  (collection: string, where = '') =>
  async (page: Page, cmsUrl: string) => {
    // A cookie alone is believed only from a page of the panel.
    const token = (await page.context().cookies()).find(({ name }) => name === 'payload-token')?.value
    const headers = { authorization: `JWT ${token}` }
    const response = await page.request.get(`${cmsUrl}/api/${collection}?limit=1&depth=0${where}`, { headers })
    const { docs } = (await response.json()) as { docs: { id: string }[] }
    if (!docs[0]) throw new Error(`No record in ${collection}`)
    return `/admin/collections/${collection}/${docs[0].id}`
  }
const list = (collection: string) => `/admin/collections/${collection}`
const santorini = '&where[slug][equals]=santorini'

const openWall = async (page: Page) => {
  // Before the page is awake a touch does nothing.
  await page.waitForTimeout(AWAKE_MS)
  await page.getByRole('button', { name: /Abrir/ }).filter({ visible: true }).click()
}

export const panelPictures: PanelPicture[] = [
  { name: 'entrar', width: 1440, address: '/admin/login', isSignedOut: true },
  { name: 'entrar-celular', width: 390, address: '/admin/login', isSignedOut: true },
  { name: 'inicio', width: 1440, address: '/admin' },
  { name: 'inicio-celular', width: 390, address: '/admin' },
  { name: 'menu-celular', width: 390, address: '/admin', act: openWall },
  { name: 'proyectos', width: 1440, address: list('projects') },
  { name: 'proyectos-celular', width: 390, address: list('projects') },
  { name: 'proyecto', width: 1440, address: recordOf('projects', santorini) },
  { name: 'proyecto-celular', width: 390, address: recordOf('projects', santorini) },
  { name: 'campanas', width: 1440, address: list('campaigns') },
  { name: 'campana', width: 1440, address: recordOf('campaigns') },
  { name: 'campana-celular', width: 390, address: recordOf('campaigns') },
  { name: 'noticia', width: 1440, address: recordOf('news') },
  { name: 'imagenes', width: 1440, address: list('media') },
  { name: 'imagen', width: 1440, address: recordOf('media') },
  { name: 'imagen-nueva', width: 1440, address: `${list('media')}/create` },
  { name: 'contactos', width: 1440, address: list('leads') },
  { name: 'contacto', width: 1440, address: recordOf('leads') },
  { name: 'contacto-celular', width: 390, address: recordOf('leads') },
  { name: 'envio', width: 1440, address: recordOf('deliveries') },
  { name: 'publicaciones', width: 1440, address: list('releases') },
  { name: 'publicacion', width: 1440, address: recordOf('releases') },
]

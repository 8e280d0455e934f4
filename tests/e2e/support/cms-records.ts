// Reads and writes records through the API of the CMS, as the panel does.
import { sharedToken } from './cms'
import { product } from './product'

type Document = Record<string, unknown> & { id: string }
type Answer = { status: number; doc: Document; fieldErrors: Record<string, string>; message: string }
type RequestOptions = { locale?: 'es' | 'en'; draft?: boolean }

type Body = {
  doc?: Document
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
} & Document

export async function createCmsRecords() {
  const { cmsUrl } = product()
  const authorization = { authorization: `JWT ${await sharedToken()}`, 'accept-language': 'es' }

  async function request(method: string, path: string, data?: object): Promise<Answer> {
    const response = await fetch(`${cmsUrl}/api/${path}`, {
      method,
      headers: { ...authorization, 'content-type': 'application/json' },
      ...(data ? { body: JSON.stringify(data) } : {}),
    })
    return readAnswer(response)
  }

  async function readAnswer(response: Response): Promise<Answer> {
    const body = (await response.json()) as Body
    const errors = body.errors?.[0]?.data?.errors ?? []
    return {
      status: response.status,
      doc: body.doc ?? body,
      fieldErrors: Object.fromEntries(errors.map(({ path, message }) => [path, message])),
      message: body.errors?.[0]?.message ?? '',
    }
  }

  const query = ({ locale = 'es', draft = false }: RequestOptions) => `locale=${locale}&draft=${draft}&depth=0`

  return {
    create: (collection: string, data: object, options: RequestOptions = {}) =>
      request('POST', `${collection}?${query(options)}`, data),
    change: (collection: string, id: string, data: object, options: RequestOptions = {}) =>
      request('PATCH', `${collection}/${id}?${query(options)}`, data),
    publish: (collection: string, id: string, data: object = {}, options: RequestOptions = {}) =>
      request('PATCH', `${collection}/${id}?${query(options)}`, { ...data, _status: 'published' }),
    unpublish: (collection: string, id: string) =>
      request('PATCH', `${collection}/${id}?depth=0`, { _status: 'draft' }),
    duplicate: (collection: string, id: string) =>
      request('POST', `${collection}/${id}/duplicate?depth=0&draft=true`, {}),
    remove: (collection: string, id: string) => request('DELETE', `${collection}/${id}?depth=0`),
    read: async (collection: string, id: string, options: RequestOptions = {}) =>
      (await request('GET', `${collection}/${id}?${query(options)}`)).doc,
    async find(collection: string, field: string, value: string): Promise<Document> {
      const { doc } = await request('GET', `${collection}?where[${field}][equals]=${value}&depth=0&limit=1`)
      const [document] = (doc as unknown as { docs: Document[] }).docs
      if (!document) throw new Error(`No ${collection} with ${field} ${value}`)
      return document
    },
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>, alt: { es: string; en: string }): Promise<Document> {
      const form = new FormData()
      form.set('file', new Blob([bytes], { type: 'image/png' }), name)
      form.set('_payload', JSON.stringify({ alt: alt.es }))
      const { doc } = await readAnswer(
        await fetch(`${cmsUrl}/api/media?locale=es&depth=0`, { method: 'POST', headers: authorization, body: form }),
      )
      await request('PATCH', `media/${doc.id}?locale=en&depth=0`, { alt: alt.en })
      return doc
    },
  }
}

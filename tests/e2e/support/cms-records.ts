// Records of the CMS through its own API, as the panel writes them: a rejection names the fields.
import { sharedToken } from './cms'
import { product } from './product'

type Document = Record<string, unknown> & { id: string }
type Answer = { status: number; doc: Document; refused: Record<string, string>; message: string }
type Words = { locale?: 'es' | 'en'; draft?: boolean }

type Body = {
  doc?: Document
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
} & Document

export async function cmsRecords() {
  const { cmsUrl } = product()
  const authorization = { authorization: `JWT ${await sharedToken()}`, 'accept-language': 'es' }

  async function ask(method: string, path: string, data?: object): Promise<Answer> {
    const response = await fetch(`${cmsUrl}/api/${path}`, {
      method,
      headers: { ...authorization, 'content-type': 'application/json' },
      ...(data ? { body: JSON.stringify(data) } : {}),
    })
    return answerOf(response)
  }

  async function answerOf(response: Response): Promise<Answer> {
    const body = (await response.json()) as Body
    const errors = body.errors?.[0]?.data?.errors ?? []
    return {
      status: response.status,
      doc: body.doc ?? body,
      refused: Object.fromEntries(errors.map(({ path, message }) => [path, message])),
      message: body.errors?.[0]?.message ?? '',
    }
  }

  const query = ({ locale = 'es', draft = false }: Words) => `locale=${locale}&draft=${draft}&depth=0`

  return {
    create: (collection: string, data: object, words: Words = {}) => ask('POST', `${collection}?${query(words)}`, data),
    change: (collection: string, id: string, data: object, words: Words = {}) =>
      ask('PATCH', `${collection}/${id}?${query(words)}`, data),
    publish: (collection: string, id: string, data: object = {}, words: Words = {}) =>
      ask('PATCH', `${collection}/${id}?${query(words)}`, { ...data, _status: 'published' }),
    unpublish: (collection: string, id: string) => ask('PATCH', `${collection}/${id}?depth=0`, { _status: 'draft' }),
    duplicate: (collection: string, id: string) => ask('POST', `${collection}/${id}/duplicate?depth=0&draft=true`, {}),
    remove: (collection: string, id: string) => ask('DELETE', `${collection}/${id}?depth=0`),
    read: async (collection: string, id: string, words: Words = {}) =>
      (await ask('GET', `${collection}/${id}?${query(words)}`)).doc,
    async find(collection: string, field: string, value: string): Promise<Document> {
      const { doc } = await ask('GET', `${collection}?where[${field}][equals]=${value}&depth=0&limit=1`)
      const [found] = (doc as unknown as { docs: Document[] }).docs
      if (!found) throw new Error(`No ${collection} with ${field} ${value}`)
      return found
    },
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>, alt: { es: string; en: string }): Promise<Document> {
      const form = new FormData()
      form.set('file', new Blob([bytes], { type: 'image/png' }), name)
      form.set('_payload', JSON.stringify({ alt: alt.es }))
      const { doc } = await answerOf(
        await fetch(`${cmsUrl}/api/media?locale=es&depth=0`, { method: 'POST', headers: authorization, body: form }),
      )
      await ask('PATCH', `media/${doc.id}?locale=en&depth=0`, { alt: alt.en })
      return doc
    },
  }
}

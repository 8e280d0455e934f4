import type { PayloadRequest } from 'payload'

export type Template = { id: string; name: string; text: string }

/** Returns the templates in the language of the complaint, which may differ from the language of the panel. */
export async function readTemplates(req: PayloadRequest, locale: 'es' | 'en'): Promise<Template[]> {
  const { docs } = await req.payload.find({
    collection: 'answer-templates',
    depth: 0,
    pagination: false,
    sort: 'name',
    locale,
    user: req.user,
    overrideAccess: false,
  })
  return docs.map(({ id, name, text }) => ({ id, name, text }))
}

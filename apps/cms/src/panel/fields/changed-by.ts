import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest, TextField } from 'payload'

/** Returns a field with the author of a version, shown beside the form and when versions are compared. */
export const changedByField = (): TextField => ({
  name: 'changedBy',
  type: 'text',
  label: { es: 'Último cambio de', en: 'Changed By' },
  custom: { ofThePanel: true },
  admin: { readOnly: true, position: 'sidebar', condition: ({ changedBy }) => Boolean(changedBy) },
})

export const recordAuthor: CollectionBeforeChangeHook = ({ data, req }) => withAuthor(data, req)
export const recordGlobalAuthor: GlobalBeforeChangeHook = ({ data, req }) => withAuthor(data, req)

function withAuthor<Data extends object>(data: Data, { user }: PayloadRequest): Data {
  if (!user) return data
  const { name, email } = user as { name?: string; email?: string }
  return { ...data, changedBy: name || email }
}

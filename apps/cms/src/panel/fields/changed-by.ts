import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest, TextField } from 'payload'

/** The author of a version, shown beside the form and when versions are compared. */
export const changedBy = (): TextField => ({
  name: 'changedBy',
  type: 'text',
  label: { es: 'Último cambio de', en: 'Changed By' },
  custom: { ofThePanel: true },
  admin: { readOnly: true, position: 'sidebar' },
})

export const recordAuthor: CollectionBeforeChangeHook = ({ data, req }) => withName(data, req)
export const recordGlobalAuthor: GlobalBeforeChangeHook = ({ data, req }) => withName(data, req)

function withName<Data extends object>(data: Data, { user }: PayloadRequest): Data {
  if (!user) return data
  const { name, email } = user as { name?: string; email?: string }
  return { ...data, changedBy: name || email }
}

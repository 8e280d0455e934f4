import type { ApprovedTemplate } from '@app/domain/whatsapp/approved-template'
import type { Payload } from 'payload'

export type StoredTemplate = ApprovedTemplate & { id: string }

/** Returns the approved templates in the order of the settings of the sales desk. */
export async function readApprovedTemplates(payload: Payload): Promise<StoredTemplate[]> {
  const { approvedTemplates } = await payload.findGlobal({ slug: 'sales-desk', depth: 0 })
  return (approvedTemplates ?? []).map(({ id, name, language, body, isAdvertising }) => ({
    id: id ?? '',
    name,
    language,
    body,
    isAdvertising: isAdvertising === true,
  }))
}
